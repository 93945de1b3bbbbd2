import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** Until when a person has read a photograph's comments. `person` is the client, the grant or the studio's user. */
export const seen: CollectionConfig = {
  slug: 'talk-seen',
  access: accessFor('talk-seen'),
  admin: { hidden: true },
  indexes: [{ fields: ['media', 'person'], unique: true }],
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'media', type: 'relationship', relationTo: 'media', required: true },
    { name: 'person', type: 'text', required: true, maxLength: 36, index: true },
    { name: 'seen_at', type: 'date', required: true },
  ],
};
