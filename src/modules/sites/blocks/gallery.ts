import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  pictures: siteFields.pictures(),
  layout: z.enum(['rows', 'columns', 'grid', 'strip']).default('rows'),
  /** A tap shows a photograph large. */
  large: z.boolean().default(true),
});

/** What its view is drawn from. */
export type GalleryData = Resolved<z.output<typeof settings>>;

/** Photographs of a project, or from anywhere, as a gallery; opened large by a tap. */
export const galleryBlock = defineSiteBlock({
  id: 'sites.gallery',
  settings,
  islands: ['lightbox'],
  on: 'both',
  load: ({ settings }) => (settings.pictures.length > 0 ? settings : null),
});
