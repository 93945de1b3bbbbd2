import { makeStopPages } from '@plugins/kit/server/mail';
import { requestsEnded, setRequestsEnded } from '../operations/stop-requests';

/** The pages that unsubscribe from a studio's review requests and resume them. */
export const { pages: stopPages, endpoints: stopEndpoints } = makeStopPages({
  feature: 'reviews',
  path: '/review_requests',
  auth: 'review.open',
  ended: requestsEnded,
  setEnded: setRequestsEnded,
});
