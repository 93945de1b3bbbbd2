import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, instant, linkField, ruled, text } from '../shared/fields';

const byOperation = { create: () => false, update: () => false };

/** A client of an account. The same address may belong to a photographer elsewhere. */
export const clients: CollectionConfig = {
  slug: 'clients',
  access: accessFor('clients'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  indexes: [{ fields: ['account', 'email'] }],
  fields: [
    accountField(),
    linkField('user', 'users'),
    text('name', 200, { required: true }),
    { name: 'email', type: 'email' },
    { name: 'additional_email', type: 'email' },
    text('phone_number', 40),
    ruled('country_code', 'country', 2),
    { name: 'description', type: 'textarea', maxLength: 5000 },
    choice('locale', ['en', 'he']),
    // Authenticates the person with their address in every project they are invited to; only its hash is stored.
    { ...text('selection_password_hash', 300), hidden: true, access: byOperation } as Field,
    // Bounces before this moment no longer suppress mail to the address.
    { ...instant('mail_cleared_at'), access: byOperation } as Field,
  ],
};
