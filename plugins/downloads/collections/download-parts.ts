import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** One archive of an order: its entries with all data that determine its bytes. Written once. */
export const downloadParts: CollectionConfig = {
  slug: 'download-parts',
  access: accessFor('download-parts'),
  admin: { hidden: true },
  indexes: [{ fields: ['download', 'number'], unique: true }],
  fields: [
    { name: 'download', type: 'relationship', relationTo: 'downloads', index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'files', type: 'number', required: true },
    { name: 'bytes', type: 'number', required: true },
    { name: 'entries', type: 'json', required: true },
    // When its last byte was sent.
    { name: 'done_at', type: 'date' },
  ],
};
