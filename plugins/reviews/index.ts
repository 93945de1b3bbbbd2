import { defineFeature } from '@plugins/kit';
import { reviewRequests } from './collections/review-requests';
import { permissions } from './permissions';

/** What an operation alone may write. */
const byOperation = { create: () => false, update: () => false };

/** What clients and visitors say of the studio: asked for, written, looked over, shown. */
export const reviews = defineFeature({
  id: 'reviews',
  kit: 1,
  permissions,
  collections: [reviewRequests],
  extend: {
    // Clients are asked by themselves once their selection is complete.
    accounts: [{ name: 'request_reviews', type: 'checkbox', defaultValue: false }],
    // From then on the gallery asks its visitors.
    events: [{ name: 'reviews_requested_at', type: 'date', access: byOperation }],
    // They want no more such messages from this studio.
    clients: [{ name: 'reviews_stopped_at', type: 'date' }],
  },
});
