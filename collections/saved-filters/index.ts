import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, parentField, text } from '../shared/fields';

/** A person's named filter of the project list: `query` is the list's query string. */
export const savedFilters: CollectionConfig = {
  slug: 'saved-filters',
  access: accessFor('saved-filters'),
  admin: { useAsTitle: 'name', hidden: true },
  fields: [
    accountField(),
    parentField('user', 'users'),
    text('name', 60, { required: true }),
    text('query', 1000, { required: true }),
  ],
};
