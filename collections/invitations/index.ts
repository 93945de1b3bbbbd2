import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, flag, instant, linkField, parentField, text } from '../shared/fields';

/**
 * A person invited to a project, with a durable personal link. Only the hash of its token is stored; the token is
 * derived from the installation's secret, the id and the link's number, so that the account can show it again.
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
    // The link was shared without mail: copied, or by WhatsApp.
    instant('shared_at'),
    instant('reminded_at'),
    instant('revoked_at'),
    // The person may download every photograph, whatever the project's switches and its selection say.
    { ...flag('downloads'), access: { create: () => false, update: () => false } } as Field,
    // The last moment of the link and of the grants it made; the project's own end comes first.
    { ...instant('ends_at'), access: { create: () => false, update: () => false } } as Field,
  ],
};
