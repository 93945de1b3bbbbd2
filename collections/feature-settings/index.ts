import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, text } from '../shared/fields';

/** What an account chose of a feature's settings: only what it changed, by the fields' names. */
export const featureSettings: CollectionConfig = {
  slug: 'feature-settings',
  access: accessFor('feature-settings'),
  admin: { hidden: true },
  fields: [
    accountField(),
    text('feature', 60, { required: true }),
    { name: 'chosen', type: 'json', required: true },
  ],
  indexes: [{ fields: ['account', 'feature'], unique: true }],
};
