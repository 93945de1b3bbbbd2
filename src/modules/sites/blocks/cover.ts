import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  picture: siteFields.picture(),
  title: siteFields.words(),
  text: siteFields.words({ max: 400 }),
  button: siteFields.link(),
  height: z.enum(['full', 'tall', 'half']).default('full'),
  align: z.enum(['start', 'center', 'end']).default('center'),
});

/** Data of its view. */
export type CoverData = Resolved<z.output<typeof settings>>;

/** A full-width picture with a title: the opening of a page. */
export const coverBlock = defineSiteBlock({
  id: 'sites.cover',
  settings,
  starter: { title: { en: 'Photographs of the day as it was', he: 'תמונות של היום כפי שהיה' } },
  on: 'both',
});
