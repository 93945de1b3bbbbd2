import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

const person: CollectionConfig['fields'] = [
  { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
  { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
];

/** A person's own list. What they have sent, and to whom, stays until they send it again. */
export const lists: CollectionConfig = {
  slug: 'selection-lists',
  access: accessFor('selection-lists'),
  admin: { hidden: true },
  fields: [
    ...person,
    { name: 'person', type: 'text', required: true, maxLength: 36 },
    { name: 'grant', type: 'relationship', relationTo: 'grants', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'removed_at', type: 'date' },
    // `studio`: the photographer alone; `all`: also the project's other clients.
    { name: 'sent_to', type: 'text', maxLength: 10 },
    { name: 'sent_at', type: 'date' },
    { name: 'sent_name', type: 'text', maxLength: 100 },
    // Ids of the sent photographs, written with `sent_at`.
    { name: 'sent', type: 'json' },
  ],
};

/** A photograph of a list. */
export const listMedias: CollectionConfig = {
  slug: 'selection-list-medias',
  access: accessFor('selection-list-medias'),
  admin: { hidden: true },
  indexes: [{ fields: ['list', 'media'], unique: true }],
  fields: [
    ...person,
    { name: 'list', type: 'relationship', relationTo: 'selection-lists', required: true, index: true },
    { name: 'media', type: 'relationship', relationTo: 'media', required: true, index: true },
  ],
};
