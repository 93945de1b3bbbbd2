import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** Music that a studio has uploaded for its clips, with its beats. It confirmed that it may use it (`rights_at`). */
export const clipTracks: CollectionConfig = {
  slug: 'clip-tracks',
  access: accessFor('clip-tracks'),
  admin: { hidden: true },
  indexes: [{ fields: ['account', 'sha256'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'name', type: 'text', maxLength: 200, required: true },
    { name: 'sha256', type: 'text', maxLength: 64, required: true },
    { name: 'format', type: 'text', maxLength: 4, required: true },
    { name: 'bytes', type: 'number', min: 0, required: true },
    { name: 'length', type: 'number', min: 0, required: true },
    // Seconds of the beats; empty where none were found.
    { name: 'beats', type: 'json' },
    { name: 'rights_at', type: 'date', required: true },
    { name: 'deleted_at', type: 'date' },
  ],
};
