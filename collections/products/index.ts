import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, flag, linkField, parentField, ruled, text } from '../shared/fields';
import { checkProduct, holdCascade, recordProduct } from './hooks';

/** Fields that only operations may write. */
const byOperation = { create: () => false, update: () => false };

/**
 * What clients pick photographs for: an album, a cover. Every rule is optional: without them no limit, always open, no
 * extras, all photographs.
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
    // Price of each photograph beyond `maxphotos`, in minor units; empty: no extras.
    { name: 'extra_amount', type: 'number', min: 1 },
    ruled('extra_currency', 'currency', 3),
    // Days in the project's time zone, first and last included: plain text, never shifted by a time zone.
    ruled('opens_on', 'day', 10),
    ruled('closes_on', 'day', 10),
    // Its photographs are picked among this product's picks.
    linkField('among', 'products'),
    // The first person to pick may start from their favorites.
    flag('from_favourites'),
    // At the end for a new one; `orderProducts` orders all products of a project in one statement.
    { name: 'position', type: 'number', defaultValue: 0, required: true, access: byOperation },
  ],
};
