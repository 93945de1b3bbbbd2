import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { ofSite } from './of-site';

/**
 * A photographer's site, or (without an account) the platform's own: what is being worked on, what visitors see, and
 * what is to be seen from a moment on. Each is one document, published whole.
 */
export const sites: CollectionConfig = {
  slug: 'sites',
  access: accessFor('sites'),
  admin: { hidden: true },
  fields: [
    // A site goes with its account: without one it would be the platform's own.
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      unique: true,
      custom: { onDelete: 'cascade' },
    },
    { name: 'draft', type: 'json', required: true },
    // Counts the changes of the draft: who changes an older one hears that it is older.
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
    { name: 'live', type: 'json' },
    { name: 'live_number', type: 'number' },
    { name: 'published_at', type: 'date' },
    { name: 'scheduled', type: 'json' },
    { name: 'scheduled_at', type: 'date', index: true },
  ],
};

/** What a site was at some time: each publishing, and what a going back replaced. */
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
