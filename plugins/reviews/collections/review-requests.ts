import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A person's review request in a project: at most one, by the studio or automatic. */
export const reviewRequests: CollectionConfig = {
  slug: 'review-requests',
  access: accessFor('review-requests'),
  admin: { hidden: true },
  indexes: [{ fields: ['event', 'client'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'client', type: 'relationship', relationTo: 'clients', required: true, index: true },
    // `asked` by the studio, or `completed`: sent automatically after a selection, by the account's setting.
    { name: 'reason', type: 'text', required: true, maxLength: 20 },
    { name: 'sent_at', type: 'date' },
    { name: 'answered_at', type: 'date' },
  ],
};
