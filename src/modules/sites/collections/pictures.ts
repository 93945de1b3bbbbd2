import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { ofSite } from './of-site';

/** A picture of a site, sent for it or taken from a project; drawn in the sizes pages need, and public like them. */
export const sitePictures: CollectionConfig = {
  slug: 'site-pictures',
  access: accessFor('site-pictures'),
  admin: { hidden: true },
  fields: [
    { ...ofSite, index: true },
    { name: 'account', type: 'relationship', relationTo: 'accounts', index: true },
    // Where it was taken from; the site's copy stays when the photograph goes.
    { name: 'media', type: 'relationship', relationTo: 'media', index: true },
    { name: 'name', type: 'text', maxLength: 255 },
    { name: 'sha256', type: 'text', maxLength: 64 },
    { name: 'state', type: 'select', options: ['processing', 'ready', 'refused'], required: true },
    { name: 'width', type: 'number' },
    { name: 'height', type: 'number' },
    // Widths that are drawn, smallest first.
    { name: 'widths', type: 'json' },
    // In percent, from the left and the top.
    { name: 'focus_x', type: 'number', min: 0, max: 100, defaultValue: 50 },
    { name: 'focus_y', type: 'number', min: 0, max: 100, defaultValue: 50 },
    // What it shows, in both languages.
    { name: 'alt', type: 'json' },
    { name: 'tint', type: 'text', maxLength: 7 },
  ],
};
