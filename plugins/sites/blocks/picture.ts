import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  picture: sites.fields.picture(),
  caption: sites.fields.words(),
  width: z.enum(['full', 'wide', 'text']).default('wide'),
});

/** What its view is drawn from. */
export type PictureData = sites.Resolved<z.output<typeof settings>>;

/** One picture, with a line below it where one is wished. */
export const pictureBlock = sites.defineSiteBlock({
  id: 'sites.picture',
  settings,
  on: 'both',
  load: ({ settings }) => (settings.picture ? settings : null),
});
