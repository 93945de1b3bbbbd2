import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, flag, linkField, parentField, text } from '../shared/fields';

/** What an operation alone may write, whoever signs the request. */
const byOperation = { create: () => false, update: () => false };

/** A part of a project: "Ceremony", "Evening". */
export const galleries: CollectionConfig = {
  slug: 'galleries',
  access: accessFor('galleries'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  indexes: [{ fields: ['event', 'position'] }],
  fields: [
    accountField(),
    parentField('event', 'events'),
    text('name', 200, { required: true }),
    { name: 'position', type: 'number', defaultValue: 0, required: true },
    // Nobody but the account sees it or anything in it; the database copies this to its photographs.
    { ...flag('private'), access: byOperation } as Field,
    { ...linkField('cover', 'media'), access: byOperation } as Field,
  ],
};
