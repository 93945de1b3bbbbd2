import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A random text for each day, which all web processes share. */
export const salts: CollectionConfig = {
  slug: 'statistics-salts',
  access: accessFor('statistics-salts'),
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'day', type: 'text', required: true, maxLength: 10, unique: true },
    { name: 'salt', type: 'text', required: true, maxLength: 44 },
  ],
};
