import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';

/** A photographer's own domain: verified by a DNS record, which is checked again regularly. */
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
    // Since when the record of a verified domain has been missing.
    { name: 'lost_at', type: 'date' },
    // Why the last check did not find the record.
    { name: 'trouble', type: 'text', maxLength: 40 },
    // The domain that the site's other hosts redirect to.
    { name: 'main', type: 'checkbox', defaultValue: false, required: true },
  ],
};
