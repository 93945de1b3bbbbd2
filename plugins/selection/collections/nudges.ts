import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A nudge of a project's people: sent by whom, when, and to how many. */
export const nudges: CollectionConfig = {
  slug: 'selection-nudges',
  access: accessFor('selection-nudges'),
  admin: { hidden: true },
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'mails', type: 'number', required: true, min: 1 },
  ],
};
