import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, flag, instant, linkField, parentField, text } from '../shared/fields';

/** Access of one person without a user account to one project; their name may be added later. */
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
    // Of the invitation that made it: this person may download every photograph.
    { ...flag('downloads'), access: { create: () => false, update: () => false } } as Field,
    text('name', 200),
    { name: 'email', type: 'email' },
    choice('locale', ['en', 'he']),
    instant('expires_at'),
    instant('revoked_at'),
    instant('last_seen_at'),
    // When this person answered or skipped the form for name and address, which the gallery shows once.
    { ...instant('introduced_at'), access: { create: () => false, update: () => false } } as Field,
    // Number of visits, with the time of the last one: see `countView`.
    { name: 'views', type: 'number', access: { create: () => false, update: () => false } },
    { ...instant('viewed_at'), access: { create: () => false, update: () => false } } as Field,
  ],
};
