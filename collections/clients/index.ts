import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, instant, linkField, ruled, text } from '../shared/fields';
import { checkClient, holdAddress, readClient } from './hooks';

const byOperation = { create: () => false, update: () => false };

/** A client of an account. The same address may belong to a photographer elsewhere. */
export const clients: CollectionConfig = {
  slug: 'clients',
  access: accessFor('clients'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  hooks: { beforeOperation: [holdAddress], beforeValidate: [readClient], beforeChange: [checkClient] },
  indexes: [{ fields: ['account', 'email'] }],
  fields: [
    accountField(),
    // Whose person a client is: exports and erasures follow it.
    { ...linkField('user', 'users'), access: byOperation } as Field,
    // A text, never null, that may be empty: `checkClient` requires a name or an address.
    text('name', 200, { required: true, validate: (): true => true }),
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
