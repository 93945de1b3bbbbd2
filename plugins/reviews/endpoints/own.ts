import { defineEndpoint } from '@plugins/kit/server';
import { z } from 'zod';
import { withdrawReview } from '../operations/withdraw-review';

/** Endpoints for the author of a review, by its signed link. */
export const ownEndpoints = [
  defineEndpoint({
    id: 'reviews.withdraw',
    method: 'POST',
    path: '/reviews/own',
    on: 'both',
    auth: 'review.open',
    body: z.object({ token: z.string().max(200) }),
    handler: async ({ context, body }) => {
      await withdrawReview(body.token, context.site);
      return { json: { withdrawn: true }, path: '/reviews/own?gone=1', fragment: true };
    },
  }),
];
