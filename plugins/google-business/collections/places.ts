import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A Business Profile whose reviews an account imports. */
export const places: CollectionConfig = {
  slug: 'business-places',
  access: accessFor('business-places'),
  admin: { hidden: true },
  indexes: [{ fields: ['account', 'place'], unique: true }],
  fields: [
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      required: true,
      custom: { onDelete: 'cascade' },
    },
    // Its name at Google: `accounts/1/locations/2`.
    { name: 'place', type: 'text', required: true, maxLength: 100 },
    { name: 'name', type: 'text', required: true, maxLength: 200 },
  ],
};
