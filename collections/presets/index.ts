import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, text } from '../shared/fields';
import { checkPreset } from './hooks';

/**
 * How a photographer sets up one kind of shoot: options, galleries and products a new project begins with. Using one
 * copies it; what is made from it never looks back.
 */
export const presets: CollectionConfig = {
  slug: 'presets',
  access: accessFor('presets'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  hooks: { beforeChange: [checkPreset] },
  fields: [
    accountField(),
    text('name', 100, { required: true }),
    // Fields of `newEventSchema` that do not belong to one day and its people.
    { name: 'settings', type: 'json', required: true },
    // Names, in order.
    { name: 'galleries', type: 'json', required: true },
    // `{name, maxphotos}`, in order.
    { name: 'products', type: 'json', required: true },
  ],
};
