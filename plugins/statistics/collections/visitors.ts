import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/**
 * Which visitors of a day were counted: a hash with that day's salt. Deleted after some days, the salt before them:
 * from then on no hash can be computed again.
 */
export const visitors: CollectionConfig = {
  slug: 'statistics-visitors',
  access: accessFor('statistics-visitors'),
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ['account', 'place', 'day', 'visitor'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'place', type: 'text', required: true, maxLength: 36 },
    { name: 'day', type: 'text', required: true, maxLength: 10, index: true },
    { name: 'visitor', type: 'text', required: true, maxLength: 22 },
  ],
};
