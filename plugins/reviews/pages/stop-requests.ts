import { makeStopEndpoints, makeStopPages, type StopPages } from '@plugins/kit/server/mail';
import { requestsEnded, setRequestsEnded } from '../operations/stop-requests';

/** The end of a studio's requests for reviews, and their beginning again. */
const mails: StopPages = {
  feature: 'reviews',
  path: '/review_requests',
  auth: 'review.open',
  ended: requestsEnded,
  setEnded: setRequestsEnded,
};

export const stopPages = makeStopPages(mails);
export const stopEndpoints = makeStopEndpoints(mails);
