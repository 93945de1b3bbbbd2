import type { CollectionConfig } from 'payload';
import { accessFor } from '@/access/collection-access';
import { accountField, parentField, text } from '../shared/fields';

/** Something the client chooses photographs for: an album, a cover. `minphotos` and `maxphotos` empty mean no limit. */
export const products: CollectionConfig = {
  slug: 'products',
  access: accessFor('products'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  indexes: [{ fields: ['event', 'position'] }],
  fields: [
    accountField(),
    parentField('event', 'events'),
    text('name', 200, { required: true }),
    { name: 'minphotos', type: 'number', min: 1, max: 100000 },
    { name: 'maxphotos', type: 'number', min: 1, max: 100000 },
    { name: 'position', type: 'number', defaultValue: 0, required: true },
  ],
};
