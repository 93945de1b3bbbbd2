import { defineFeature } from '@plugins/kit';
import { reviewRequests } from './collections/review-requests';
import { permissions } from './permissions';

/** Only operations write these fields. */
const byOperation = { create: () => false, update: () => false };

/** Reviews of the studio by clients and visitors: request, write, moderate, show. */
export const reviews = defineFeature({
  id: 'reviews',
  kit: 1,
  permissions,
  collections: [reviewRequests],
  extend: {
    // Send requests to clients automatically once their selection is complete.
    accounts: [{ name: 'request_reviews', type: 'checkbox', defaultValue: false }],
    // From then on the gallery asks its visitors for a review.
    events: [{ name: 'reviews_requested_at', type: 'date', access: byOperation }],
    // When they unsubscribed from this studio's review requests.
    clients: [{ name: 'reviews_stopped_at', type: 'date', access: byOperation }],
  },
});
