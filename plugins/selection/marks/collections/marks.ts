import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/**
 * One person's rating of one photograph: favorite, stars, color. `person` is the key at the time of writing; the
 * current one is read from the grant, which may have been bound to a client since.
 */
export const marks: CollectionConfig = {
  slug: 'selection-marks',
  access: accessFor('selection-marks'),
  admin: { hidden: true },
  indexes: [{ fields: ['event', 'person', 'media'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'media', type: 'relationship', relationTo: 'media', required: true, index: true },
    { name: 'person', type: 'text', required: true, maxLength: 36 },
    { name: 'grant', type: 'relationship', relationTo: 'grants', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'favourite', type: 'checkbox', defaultValue: false, required: true },
    { name: 'stars', type: 'number', defaultValue: 0, required: true, min: 0, max: 5 },
    { name: 'colour', type: 'text', maxLength: 10 },
  ],
};
