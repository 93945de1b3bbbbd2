import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, parentField, text } from '../shared/fields';

/** A look at the list of projects that one person keeps under a name: `query` is the list's address. */
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
