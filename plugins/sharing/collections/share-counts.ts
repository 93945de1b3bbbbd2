import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** Counts of shares by channel and of returning visits: one row per counter that was ever incremented. */
export const shareCounts: CollectionConfig = {
  slug: 'share-counts',
  access: accessFor('share-counts'),
  admin: { hidden: true },
  indexes: [{ fields: ['event', 'counter'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', index: true },
    { name: 'counter', type: 'text', required: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
};
