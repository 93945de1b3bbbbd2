import type { CollectionConfig } from 'payload';
import { accessFor } from '@/access/collection-access';
import { accountField, choice, instant, linkField, parentField, text } from '../shared/fields';

/** A durable personal link. Only the hash of its token is stored; a new link can be made, the old one not shown. */
export const invitations: CollectionConfig = {
  slug: 'invitations',
  access: accessFor('invitations'),
  admin: { hidden: true },
  fields: [
    accountField(),
    parentField('event', 'events'),
    linkField('client', 'clients'),
    choice('role', ['guest', 'client'], 'client'),
    text('token_hash', 64, { required: true, unique: true, index: true, hidden: true }),
    instant('opened_at'),
    instant('sent_at'),
    instant('revoked_at'),
  ],
};
