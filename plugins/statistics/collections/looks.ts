import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

const parent = (name: string, relationTo: 'events' | 'media') =>
  ({
    name,
    type: 'relationship',
    relationTo,
    required: true,
    index: true,
    custom: { onDelete: 'cascade' },
  }) as const;

/** How often a photograph was opened in full size, and for how many seconds, by all people together. */
export const looks: CollectionConfig = {
  slug: 'statistics-looks',
  access: accessFor('statistics-looks'),
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ['event', 'media'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    parent('event', 'events'),
    parent('media', 'media'),
    { name: 'opened', type: 'number', required: true },
    { name: 'seconds', type: 'number', required: true },
  ],
};
