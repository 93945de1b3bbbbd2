import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A clip of a project: what it is made of, the run of its rendering, and the finished film. */
export const clips: CollectionConfig = {
  slug: 'clips',
  access: accessFor('clips'),
  admin: { hidden: true },
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      required: true,
      index: true,
      custom: { onDelete: 'cascade' },
    },
    { name: 'title', type: 'text', maxLength: 120 },
    { name: 'about', type: 'text', maxLength: 160 },
    // `ClipSource`, and `Chosen[]` in the order of the film: ids with focal points.
    { name: 'source', type: 'json', required: true },
    { name: 'photographs', type: 'json', required: true },
    { name: 'theme', type: 'text', maxLength: 40, required: true },
    // `none`, `track:<id>` of a generated one, `own:<id>` of `clip-tracks`.
    { name: 'music', type: 'text', maxLength: 60, required: true },
    { name: 'volume', type: 'number', min: 0, max: 100, defaultValue: 80, required: true },
    { name: 'fade', type: 'checkbox', defaultValue: true, required: true },
    // Wanted length; empty: by the theme's pace.
    { name: 'seconds', type: 'number', min: 5, max: 300 },
    // `Shape[]`.
    { name: 'shapes', type: 'json', required: true },
    { name: 'closing', type: 'checkbox', defaultValue: true, required: true },
    // Clients see it, once it is made.
    { name: 'shown', type: 'checkbox', defaultValue: true, required: true },
    // draft, waiting, rendering, ready, failed: of the newest run; `film` stays the former one until it ends.
    { name: 'state', type: 'text', maxLength: 12, defaultValue: 'draft', required: true },
    { name: 'run', type: 'text', maxLength: 36, index: true },
    { name: 'tries', type: 'number', min: 0, defaultValue: 0, required: true },
    // Of a thousand.
    { name: 'progress', type: 'number', min: 0, max: 1000, defaultValue: 0, required: true },
    { name: 'seconds_left', type: 'number', min: 0 },
    // The last sign of the running process.
    { name: 'beat_at', type: 'date' },
    { name: 'failure', type: 'text', maxLength: 20 },
    // `StoredFilm`: files, length, photographs.
    { name: 'film', type: 'json' },
    { name: 'made_at', type: 'date' },
    { name: 'views', type: 'number', min: 0, defaultValue: 0, required: true },
    { name: 'deleted_at', type: 'date', index: true },
  ],
};
