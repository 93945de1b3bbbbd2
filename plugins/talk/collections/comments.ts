import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** What somebody said about a photograph, with what they drew on it. `user` where the studio said it, else `grant`. */
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
    // Said by the studio: stays so when the person who said it is gone.
    { name: 'by_studio', type: 'checkbox', defaultValue: false, required: true },
    { name: 'text', type: 'textarea', maxLength: 2000 },
    // `Mark[]`: strokes and circles, as shares of the picture.
    { name: 'marks', type: 'json' },
    // Which bytes it was said of: an edit that took the photograph's place since is another picture.
    { name: 'picture', type: 'text', maxLength: 64 },
    { name: 'removed_at', type: 'date', index: true },
    // Removed by the studio, not by who wrote it: the studio may bring it back.
    { name: 'removed_by_studio', type: 'checkbox', defaultValue: false, required: true },
    // When each side's mail about it was decided on; empty: it waits.
    { name: 'told_studio_at', type: 'date' },
    { name: 'told_clients_at', type: 'date' },
  ],
};
