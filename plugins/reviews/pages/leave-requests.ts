import { definePage } from '@plugins/kit/server';
import { z } from 'zod';

/** `GET /review_requests/leave?r=`: what mail programs post to, opened in a browser: leads to the page that asks first. */
export const leavePage = definePage({
  id: 'reviews.leave',
  path: '/review_requests/leave',
  auth: 'review.open',
  query: z.object({ r: z.string().max(200).optional() }),
  leadsOn: true,
  load: async ({ query }) => ({
    redirect: `/review_requests/stop?r=${encodeURIComponent(query.r ?? '')}`,
  }),
});
