import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/**
 * Counts by day in the account's time zone. `place` is a project's id, `galleries` for all projects together, `site` for
 * the website: a text, so that a studio's past figures outlive its projects.
 */
export const days: CollectionConfig = {
  slug: 'statistics-days',
  access: accessFor('statistics-days'),
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ['account', 'place', 'day', 'kind', 'name'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'place', type: 'text', required: true, maxLength: 36 },
    { name: 'day', type: 'text', required: true, maxLength: 10, index: true },
    { name: 'kind', type: 'text', required: true, maxLength: 40 },
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'count', type: 'number', required: true },
  ],
};
