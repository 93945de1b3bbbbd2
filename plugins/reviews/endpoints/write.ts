import { defineEndpoint } from '@plugins/kit/server';
import { z } from 'zod';
import { createReview } from '../operations/create-review';
import { findReviewer } from '../operations/find-reviewer';
import { ownPath } from '../operations/links';
import { presentReview } from '../operations/review-row';
import { writtenReview } from '../rules/read-review';

/** Endpoints for writing a review of a project, by its participants and by holders of a request. */
export const writeEndpoints = [
  defineEndpoint({
    id: 'reviews.create',
    method: 'POST',
    path: '/events/:id/reviews',
    auth: 'review.create',
    formPage: ({ id }) => `/events/${id}/reviews/new`,
    params: z.object({ id: z.string() }),
    body: z.object({ ...writtenReview, request: z.string().max(200).optional() }),
    handler: async ({ context, params, body: { request, ...written } }) => {
      const { event, grant, user, client, email, ...reviewer } = await findReviewer(
        context,
        params.id,
        request,
      );
      const row = await createReview(
        {
          account: event.account_id,
          source: 'project',
          project: event.id,
          locale: context.locale,
          ...{ grant, user, client, email },
          request: reviewer.request,
          known: reviewer.known,
          by: reviewer.request ?? grant ?? user ?? context.trySession,
          address: context.address,
        },
        written,
      );
      return { status: 201, json: presentReview(row), path: `${ownPath(row.id)}&sent=1`, fragment: true };
    },
  }),
];
