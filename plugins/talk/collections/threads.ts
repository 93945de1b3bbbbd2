import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A photograph that is talked about: one row each, held while somebody writes. */
export const threads: CollectionConfig = {
  slug: 'talk-threads',
  access: accessFor('talk-threads'),
  admin: { hidden: true },
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'media', type: 'relationship', relationTo: 'media', required: true, unique: true },
    // The studio says that nothing is left to do; a client's next word opens it again.
    { name: 'resolved_at', type: 'date' },
  ],
};
