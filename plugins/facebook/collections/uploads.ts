import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A photograph of an album: it is sent once. */
export const uploads: CollectionConfig = {
  slug: 'facebook-uploads',
  access: accessFor('facebook-uploads'),
  admin: { hidden: true },
  indexes: [{ fields: ['album', 'media'], unique: true }],
  fields: [
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      required: true,
      index: true,
      custom: { onDelete: 'cascade' },
    },
    {
      name: 'album',
      type: 'relationship',
      relationTo: 'facebook-albums',
      required: true,
      custom: { onDelete: 'cascade' },
    },
    {
      name: 'media',
      type: 'relationship',
      relationTo: 'media',
      required: true,
      index: true,
      custom: { onDelete: 'cascade' },
    },
    { name: 'place', type: 'number', required: true },
    { name: 'state', type: 'select', options: ['waiting', 'sending', 'sent', 'refused'], required: true },
    // Its id at Facebook.
    { name: 'photo', type: 'text', maxLength: 60 },
    { name: 'begun_at', type: 'date' },
  ],
};
