import type { CollectionConfig } from 'payload';
import { accessFor } from '@/access/collection-access';
import { accountField, choice, linkField, text } from '../shared/fields';

/** A person an account works for. One address may be a client here and a photographer elsewhere. */
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
    text('country_code', 2),
    { name: 'description', type: 'textarea', maxLength: 5000 },
    choice('locale', ['en', 'he']),
  ],
};
