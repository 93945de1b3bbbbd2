import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A completion as it was: who sent it, what they said, and every pick of that moment. Written once, never changed. */
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
    // `KeptProduct[]`: each product with its rules and numbers of that moment, and the ids of what was picked.
    { name: 'products', type: 'json' },
  ],
};
