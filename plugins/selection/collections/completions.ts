import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/**
 * A snapshot of a completion: who sent it, their message, and every pick at that moment. Written once, never changed.
 */
export const completions: CollectionConfig = {
  slug: 'selection-completions',
  access: accessFor('selection-completions'),
  admin: { hidden: true },
  indexes: [{ fields: ['event', 'createdAt'] }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'grant', type: 'relationship', relationTo: 'grants', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'person_name', type: 'text', maxLength: 200 },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    // `KeptProduct[]`: each product with its rules and counts at that moment, and the ids of its picks.
    { name: 'products', type: 'json' },
  ],
};
