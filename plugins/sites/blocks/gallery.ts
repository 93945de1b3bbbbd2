import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  pictures: sites.fields.pictures(),
  layout: z.enum(['rows', 'columns', 'grid', 'strip']).default('rows'),
  /** A tap shows a photograph large. */
  large: z.boolean().default(true),
});

/** What its view is drawn from. */
export type GalleryData = sites.Resolved<z.output<typeof settings>>;

/** Photographs of a project, or from anywhere, as a gallery; opened large by a tap. */
export const galleryBlock = sites.defineSiteBlock({
  id: 'sites.gallery',
  settings,
  islands: ['lightbox'],
  on: 'both',
  load: ({ settings }) => (settings.pictures.length > 0 ? settings : null),
});
