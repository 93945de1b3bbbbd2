import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';

/** A domain of the photographer's own: hers once a DNS record proves it, and looked at again from time to time. */
export const siteDomains: CollectionConfig = {
  slug: 'site-domains',
  access: accessFor('site-domains'),
  admin: { hidden: true },
  fields: [
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      required: true,
      index: true,
      custom: { onDelete: 'cascade' },
    },
    { name: 'host', type: 'text', maxLength: 253, required: true },
    { name: 'proof', type: 'text', maxLength: 64, required: true },
    { name: 'verified_at', type: 'date' },
    { name: 'checked_at', type: 'date' },
    // Since when the record of a proved one has been gone.
    { name: 'lost_at', type: 'date' },
    // What kept the last look from finding the record.
    { name: 'trouble', type: 'text', maxLength: 40 },
    // The one the others lead to.
    { name: 'main', type: 'checkbox', defaultValue: false, required: true },
  ],
};
