import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { eventFields } from './fields';
import { checkProject } from './hooks';

/** A project: what a photographer publishes to people with a grant. */
export const events: CollectionConfig = {
  slug: 'events',
  access: accessFor('events'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  hooks: { beforeChange: [checkProject] },
  indexes: [{ fields: ['account', 'createdAt'] }],
  fields: eventFields,
};
