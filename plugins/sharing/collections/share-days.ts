import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** The same counts as `share-counts`, of each day in the account's time zone, for statistics. */
export const shareDays: CollectionConfig = {
  slug: 'share-days',
  access: accessFor('share-days'),
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ['event', 'day', 'counter'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      required: true,
      index: true,
      custom: { onDelete: 'cascade' },
    },
    { name: 'day', type: 'text', required: true, maxLength: 10 },
    { name: 'counter', type: 'text', required: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
};
