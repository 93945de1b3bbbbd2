import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

const parent = (name: string, relationTo: 'events' | 'grants' | 'invitations', required: boolean) =>
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
    // What admitted the person, one of the three. Grants are made while a project is open: without one they met it before.
    parent('grant', 'grants', false),
    parent('invitation', 'invitations', false),
    { name: 'code', type: 'text', maxLength: 40 },
    { name: 'email', type: 'email', required: true },
    { name: 'locale', type: 'text', required: true, maxLength: 2 },
  ],
};
