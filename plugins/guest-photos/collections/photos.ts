import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

const parent = (name: string, relationTo: 'accounts' | 'events' | 'media', unique = false) =>
  ({
    name,
    type: 'relationship',
    relationTo,
    required: true,
    index: true,
    unique,
    custom: { onDelete: 'cascade' },
  }) as const;

/** A photograph that a guest or client added. While it is private, it waits for the studio. */
export const photos: CollectionConfig = {
  slug: 'guest-photos',
  access: accessFor('guest-photos'),
  admin: { hidden: true },
  fields: [
    parent('account', 'accounts'),
    parent('event', 'events'),
    parent('media', 'media', true),
    // Empty after the person was erased.
    { name: 'grant', type: 'relationship', relationTo: 'grants', index: true },
  ],
};
