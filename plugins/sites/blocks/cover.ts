import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  picture: sites.fields.picture(),
  title: sites.fields.words(),
  text: sites.fields.words({ max: 400 }),
  button: sites.fields.link(),
  height: z.enum(['full', 'tall', 'half']).default('full'),
  align: z.enum(['start', 'center', 'end']).default('center'),
});

/** What its view is drawn from. */
export type CoverData = sites.Resolved<z.output<typeof settings>>;

/** A picture over the whole width with the name of what begins here: the first thing seen. */
export const coverBlock = sites.defineSiteBlock({
  id: 'sites.cover',
  settings,
  starter: { title: { en: 'Photographs of the day as it was', he: 'תמונות של היום כפי שהיה' } },
  on: 'both',
});
