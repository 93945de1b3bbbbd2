import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A comment on a photograph, with drawings. `user` is set if the studio wrote it, else `grant`. */
export const comments: CollectionConfig = {
  slug: 'talk-comments',
  access: accessFor('talk-comments'),
  admin: { hidden: true },
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'media', type: 'relationship', relationTo: 'media', required: true, index: true },
    { name: 'grant', type: 'relationship', relationTo: 'grants', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    // Written by the studio: stays true after the user is deleted.
    { name: 'by_studio', type: 'checkbox', defaultValue: false, required: true },
    { name: 'text', type: 'textarea', maxLength: 2000 },
    // `Mark[]`: strokes and circles, as shares of the picture.
    { name: 'marks', type: 'json' },
    // The version it was written about: an edit may have replaced the picture since.
    { name: 'picture', type: 'text', maxLength: 64 },
    { name: 'removed_at', type: 'date', index: true },
    // Removed by the studio, not by its author: only the studio may restore it.
    { name: 'removed_by_studio', type: 'checkbox', defaultValue: false, required: true },
    // When each side's mail about it was decided (sent or skipped); empty while pending.
    { name: 'told_studio_at', type: 'date' },
    { name: 'told_clients_at', type: 'date' },
  ],
};
