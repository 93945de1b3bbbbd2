import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';
import { KINDS } from '../rules/kinds';

const parent = (name: string, relationTo: 'accounts' | 'users') =>
  ({
    name,
    type: 'relationship',
    relationTo,
    required: true,
    index: true,
    custom: { onDelete: 'cascade' },
  }) as const;

/** A browser of a user that receives notices: the address its push service gave it, and the keys of its messages. */
export const devices: CollectionConfig = {
  slug: 'push-devices',
  access: accessFor('push-devices'),
  admin: { hidden: true },
  fields: [
    parent('account', 'accounts'),
    parent('user', 'users'),
    { name: 'endpoint', type: 'text', required: true, unique: true, maxLength: 1000 },
    { name: 'p256dh', type: 'text', required: true, maxLength: 100 },
    { name: 'auth', type: 'text', required: true, maxLength: 40 },
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'locale', type: 'text', required: true, maxLength: 2 },
    ...KINDS.map((name) => ({
      name,
      type: 'checkbox' as const,
      defaultValue: true,
      required: true as const,
    })),
  ],
};
