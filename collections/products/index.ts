import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, flag, linkField, parentField, ruled, text } from '../shared/fields';
import { checkProduct, holdCascade, recordProduct } from './hooks';

/** What an operation alone may write. */
const byOperation = { create: () => false, update: () => false };

/**
 * Something the client chooses photographs for: an album, a cover. Every rule may be empty: no limit, open from the first
 * day to the last, no extras, out of all photographs.
 */
export const products: CollectionConfig = {
  slug: 'products',
  access: accessFor('products'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  hooks: { beforeOperation: [holdCascade], beforeChange: [checkProduct], afterChange: [recordProduct] },
  indexes: [{ fields: ['event', 'position'] }],
  fields: [
    accountField(),
    parentField('event', 'events'),
    text('name', 200, { required: true }),
    { name: 'minphotos', type: 'number', min: 1, max: 100000 },
    { name: 'maxphotos', type: 'number', min: 1, max: 100000 },
    // What each photograph beyond `maxphotos` costs, in minor units; empty: there are no extras.
    { name: 'extra_amount', type: 'number', min: 1 },
    ruled('extra_currency', 'currency', 3),
    // Days where the project is, first and last included: plain text, never shifted by a time zone.
    ruled('opens_on', 'day', 10),
    ruled('closes_on', 'day', 10),
    // Its photographs are chosen among those of this product.
    linkField('among', 'products'),
    // Choosing begins with a proposal: the favourites of whoever begins.
    flag('from_favourites'),
    // At the end when it is made; `orderProducts` orders all products of a project in one statement.
    { name: 'position', type: 'number', defaultValue: 0, required: true, access: byOperation },
  ],
};
