import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** How often a project was shared each way, and come back to: one row for each counter that was ever raised. */
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
