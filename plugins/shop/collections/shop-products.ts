import { accessFor } from '@plugins/kit';
import type { CollectionConfig, Field } from 'payload';
import { checkShopProduct } from '../hooks';
import { KINDS } from '../rules/kinds';
import { SCOPES, SIZES } from '../rules/product';
import { account, count, labFields, parent, text } from './fields';

const picture = (name: string): Field => ({ name, type: 'upload', relationTo: 'assets', index: true });

/** Something a studio sells: prints, a package, or files. Its options hold the prices. */
export const shopProducts: CollectionConfig = {
  slug: 'shop-products',
  access: accessFor('shop-products'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  hooks: { beforeChange: [checkShopProduct] },
  fields: [
    account,
    parent('list', 'shop-lists'),
    text('name', 200, true),
    { name: 'description', type: 'textarea', maxLength: 2000 },
    { name: 'kind', type: 'select', options: [...KINDS], required: true },
    // Which photographs may be used: all that the buyer sees, or those of the selection.
    { name: 'uses', type: 'select', options: ['all', 'selection'], defaultValue: 'all', required: true },
    // The fewest copies in one line of an order.
    count('minimum', 1),
    // Photographs of one package.
    count('photos', 1),
    // Of files: what is bought, and in which size.
    { name: 'scope', type: 'select', options: [...SCOPES], defaultValue: 'photo', required: true },
    { name: 'size', type: 'select', options: [...SIZES], defaultValue: 'original', required: true },
    ...labFields,
    // `ProductOption[]`: names, prices, and for prints their sides.
    { name: 'options', type: 'json', required: true },
    picture('picture'),
    picture('picture_2'),
    picture('picture_3'),
    { name: 'offered', type: 'checkbox', defaultValue: true, required: true },
    count('position'),
  ],
};
