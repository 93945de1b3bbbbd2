import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  pictures: siteFields.pictures(),
  layout: z.enum(['rows', 'columns', 'grid', 'strip']).default('rows'),
  /** A tap opens a photograph in the lightbox. */
  large: z.boolean().default(true),
});

/** Data of its view. */
export type GalleryData = Resolved<z.output<typeof settings>>;

/** A gallery of photographs, from a project or elsewhere, with a lightbox. */
export const galleryBlock = defineSiteBlock({
  id: 'sites.gallery',
  settings,
  islands: ['lightbox'],
  on: 'both',
  load: ({ settings }) => (settings.pictures.length > 0 ? settings : null),
});
