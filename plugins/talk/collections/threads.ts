import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A photograph with comments: one row each, locked while a comment is written. */
export const threads: CollectionConfig = {
  slug: 'talk-threads',
  access: accessFor('talk-threads'),
  admin: { hidden: true },
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'media', type: 'relationship', relationTo: 'media', required: true, unique: true },
    // The studio has resolved the thread; a client's next comment opens it again.
    { name: 'resolved_at', type: 'date' },
  ],
};
