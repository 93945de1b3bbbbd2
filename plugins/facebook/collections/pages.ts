import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A page of Facebook that an account has linked. */
export const pages: CollectionConfig = {
  slug: 'facebook-pages',
  access: accessFor('facebook-pages'),
  admin: { hidden: true },
  indexes: [{ fields: ['account', 'page'], unique: true }],
  fields: [
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      required: true,
      custom: { onDelete: 'cascade' },
    },
    { name: 'page', type: 'text', required: true, maxLength: 40 },
    { name: 'name', type: 'text', required: true, maxLength: 200 },
  ],
};
