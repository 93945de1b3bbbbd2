import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, text } from '../shared/fields';

/** An account's settings of a feature: only the changed fields. */
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
