import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, flag, linkField, parentField, text } from '../shared/fields';
import { checkGallery, holdPhotographs, publishGallery } from './hooks';

/** Fields that only operations may write. */
const byOperation = { create: () => false, update: () => false };

/** A part of a project: "Ceremony", "Evening". */
export const galleries: CollectionConfig = {
  slug: 'galleries',
  access: accessFor('galleries'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  hooks: {
    beforeOperation: [holdPhotographs],
    beforeChange: [checkGallery],
    afterChange: [publishGallery],
  },
  indexes: [{ fields: ['event', 'position'] }],
  fields: [
    accountField(),
    parentField('event', 'events'),
    text('name', 200, { required: true }),
    // At the end for a new one; `placeGallery` orders all galleries of a project in one statement.
    { name: 'position', type: 'number', defaultValue: 0, required: true, access: byOperation },
    // Only the account sees it and everything in it; the database copies this to its photographs.
    flag('private'),
    linkField('cover', 'media'),
  ],
};
