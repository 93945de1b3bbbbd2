import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, instant, linkField, parentField, text } from '../shared/fields';

/** What lets someone into a project without an account of their own; it is a person, whose name may come later. */
export const grants: CollectionConfig = {
  slug: 'grants',
  access: accessFor('grants'),
  admin: { hidden: true },
  fields: [
    accountField(),
    parentField('event', 'events'),
    choice('role', ['guest', 'client'], 'guest'),
    choice('source', ['code', 'link', 'sign_in', 'public'], 'code'),
    linkField('client', 'clients'),
    linkField('user', 'users'),
    linkField('invitation', 'invitations'),
    text('name', 200),
    { name: 'email', type: 'email' },
    choice('locale', ['en', 'he']),
    instant('expires_at'),
    instant('revoked_at'),
    instant('last_seen_at'),
    // When this person was asked for their name and address, and answered or skipped it: it is asked once.
    { ...instant('introduced_at'), access: { create: () => false, update: () => false } } as Field,
    // Visits counted so far, and when the last one was: see `countView`.
    { name: 'views', type: 'number', access: { create: () => false, update: () => false } },
    { ...instant('viewed_at'), access: { create: () => false, update: () => false } } as Field,
  ],
};
