import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  picture: siteFields.picture(),
  caption: siteFields.words(),
  width: z.enum(['full', 'wide', 'text']).default('wide'),
});

/** What its view is drawn from. */
export type PictureData = Resolved<z.output<typeof settings>>;

/** One picture, with a line below it where one is wished. */
export const pictureBlock = defineSiteBlock({
  id: 'sites.picture',
  settings,
  on: 'both',
  load: ({ settings }) => (settings.picture ? settings : null),
});
