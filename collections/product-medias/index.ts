import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, linkField, parentField, text } from '../shared/fields';

/** A pick: one row per product and photograph, shared by all people of the project. */
export const productMedias: CollectionConfig = {
  slug: 'product-medias',
  access: accessFor('product-medias'),
  admin: { hidden: true },
  indexes: [{ fields: ['product', 'media'], unique: true }],
  fields: [
    accountField(),
    parentField('event', 'events'),
    parentField('product', 'products'),
    parentField('media', 'media'),
    text('note', 2000),
    text('picked_by', 200),
    linkField('grant', 'grants'),
    linkField('user', 'users'),
  ],
};
