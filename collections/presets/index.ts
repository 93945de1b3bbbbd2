import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, text } from '../shared/fields';
import { checkPreset } from './hooks';

/**
 * Defaults for one kind of shoot: options, galleries and products of a new project. They are copied into the project,
 * which keeps no reference to the preset.
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
    // Fields of `newEventSchema` that do not depend on a date or on people.
    { name: 'settings', type: 'json', required: true },
    // Names, in order.
    { name: 'galleries', type: 'json', required: true },
    // `{name, maxphotos}`, in order.
    { name: 'products', type: 'json', required: true },
  ],
};
