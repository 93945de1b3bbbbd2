import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A product's extras that are paid: marked by a person of the studio, or by an order of the shop. */
export const settlements: CollectionConfig = {
  slug: 'selection-settlements',
  access: accessFor('selection-settlements'),
  admin: { hidden: true },
  // One row for each product of an order; marks by hand have no order.
  indexes: [{ fields: ['product', 'order'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    { name: 'extras', type: 'number', required: true, min: 1 },
    // In minor units of `currency`.
    { name: 'amount', type: 'number', required: true, min: 0 },
    { name: 'currency', type: 'text', required: true, maxLength: 3 },
    // The order that paid them.
    { name: 'order', type: 'text', maxLength: 36 },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
  ],
};
