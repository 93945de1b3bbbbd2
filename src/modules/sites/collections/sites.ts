import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { ofSite } from './of-site';

/**
 * A photographer's site, or (without an account) the platform's own: the draft, the published state, and the scheduled
 * one. Each is one document, published as a whole.
 */
export const sites: CollectionConfig = {
  slug: 'sites',
  access: accessFor('sites'),
  admin: { hidden: true },
  fields: [
    // Deleting an account must delete its site: without an account it would become the platform's own.
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      unique: true,
      custom: { onDelete: 'cascade' },
    },
    { name: 'draft', type: 'json', required: true },
    // Revision of the draft, for optimistic concurrency: a save with an older one is refused.
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
    { name: 'live', type: 'json' },
    { name: 'live_number', type: 'number' },
    { name: 'published_at', type: 'date' },
    { name: 'scheduled', type: 'json' },
    { name: 'scheduled_at', type: 'date', index: true },
  ],
};

/** Former states of a site: each publication, and each draft that a restore replaced. */
export const siteVersions: CollectionConfig = {
  slug: 'site-versions',
  access: accessFor('site-versions'),
  admin: { hidden: true },
  indexes: [{ fields: ['site', 'number'], unique: true }],
  fields: [
    ofSite,
    { name: 'account', type: 'relationship', relationTo: 'accounts', index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'kind', type: 'select', options: ['published', 'kept'], required: true },
    { name: 'document', type: 'json', required: true },
    { name: 'made_by', type: 'relationship', relationTo: 'users' },
  ],
};
