import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  picture: siteFields.picture(),
  caption: siteFields.words(),
  width: z.enum(['full', 'wide', 'text']).default('wide'),
});

/** Data of its view. */
export type PictureData = Resolved<z.output<typeof settings>>;

/** One picture with an optional caption. */
export const pictureBlock = defineSiteBlock({
  id: 'sites.picture',
  settings,
  on: 'both',
  load: ({ settings }) => (settings.picture ? settings : null),
});
