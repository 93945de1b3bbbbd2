import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

const parent = (name: string, relationTo: 'accounts' | 'events') =>
  ({
    name,
    type: 'relationship',
    relationTo,
    required: true,
    index: true,
    custom: { onDelete: 'cascade' },
  }) as const;

/** A project's album on a page: one for each page. */
export const albums: CollectionConfig = {
  slug: 'facebook-albums',
  access: accessFor('facebook-albums'),
  admin: { hidden: true },
  indexes: [{ fields: ['event', 'page'], unique: true }],
  fields: [
    parent('account', 'accounts'),
    parent('event', 'events'),
    { name: 'page', type: 'text', required: true, maxLength: 40 },
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    // Its id at Facebook; empty until it is made there.
    { name: 'album', type: 'text', maxLength: 40 },
    // A job sends its photographs, one after the other.
    { name: 'running', type: 'checkbox', defaultValue: false, required: true },
    { name: 'tries', type: 'number', defaultValue: 0, required: true },
    // Why sending stopped; empty while it goes on.
    { name: 'trouble', type: 'text', maxLength: 40 },
  ],
};
