import type { CollectionConfig } from 'payload';
import { accessFor } from '@/access/collection-access';
import { accountField, parentField, text } from '../shared/fields';

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
  ],
};
