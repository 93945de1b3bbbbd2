import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

const parent = (name: string, relationTo: 'events' | 'grants', required: boolean) =>
  ({
    name,
    type: 'relationship',
    relationTo,
    required,
    index: true,
    custom: { onDelete: 'cascade' },
  }) as const;

/** An address to be mailed once, when a project has photographs. Deleted when the message is written. */
export const requests: CollectionConfig = {
  slug: 'ready-requests',
  access: accessFor('ready-requests'),
  admin: { hidden: true },
  indexes: [{ fields: ['event', 'email'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    parent('event', 'events', true),
    // Empty for a person who met the project before it was open: grants are made while it is.
    parent('grant', 'grants', false),
    { name: 'email', type: 'email', required: true },
    { name: 'locale', type: 'text', required: true, maxLength: 2 },
  ],
};
