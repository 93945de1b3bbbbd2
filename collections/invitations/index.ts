import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, instant, linkField, parentField, text } from '../shared/fields';

/**
 * Somebody of a project and their durable personal link. Only the hash of its token is stored; the token follows from
 * the installation's secret, the id and the number of the link, so it can be shown again to the account.
 */
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
    { name: 'link_number', type: 'number' },
    instant('sent_at'),
    // The link was handed out otherwise than by mail: copied, or by WhatsApp.
    instant('shared_at'),
    instant('reminded_at'),
    instant('revoked_at'),
  ],
};
