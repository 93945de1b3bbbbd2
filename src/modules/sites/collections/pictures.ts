import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { ofSite } from './of-site';

/**
 * A picture of a site, uploaded or copied from a project; rendered in the sizes that pages need, and public like them.
 */
export const sitePictures: CollectionConfig = {
  slug: 'site-pictures',
  access: accessFor('site-pictures'),
  admin: { hidden: true },
  fields: [
    { ...ofSite, index: true },
    { name: 'account', type: 'relationship', relationTo: 'accounts', index: true },
    // The photograph it was copied from; the copy remains when that is deleted.
    { name: 'media', type: 'relationship', relationTo: 'media', index: true },
    { name: 'name', type: 'text', maxLength: 255 },
    { name: 'sha256', type: 'text', maxLength: 64 },
    { name: 'state', type: 'select', options: ['processing', 'ready', 'refused'], required: true },
    { name: 'width', type: 'number' },
    { name: 'height', type: 'number' },
    // Rendered widths, smallest first.
    { name: 'widths', type: 'json' },
    // Focal point in percent, from the left and the top.
    { name: 'focus_x', type: 'number', min: 0, max: 100, defaultValue: 50 },
    { name: 'focus_y', type: 'number', min: 0, max: 100, defaultValue: 50 },
    // Alternative text, in both languages.
    { name: 'alt', type: 'json' },
    { name: 'tint', type: 'text', maxLength: 7 },
  ],
};
