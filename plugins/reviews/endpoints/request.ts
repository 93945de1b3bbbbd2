import { defineEndpoint } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { authorize, enterAccount } from '@plugins/kit/server/people';
import { z } from 'zod';
import { readAddresses } from '../operations/read-addresses';
import { readAsking } from '../operations/read-asking';
import { readRequestees } from '../operations/read-requestees';
import { requestReviews } from '../operations/request-reviews';
import { setAutomatic } from '../queries/requests';

const REQUEST = 'review.request';
const project = z.object({ id: z.string() });
/**
 * Addresses as a list, or as typed: separated by commas, semicolons or lines. Invalid ones are listed in the error.
 */
const emails = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,;]+/).filter(Boolean) : value),
  z.array(z.string().max(400)).max(1000).optional(),
);
/** A checkbox in JSON or in a form; a form leaves out an unchecked one. */
const ticked = z.preprocess((value) => {
  if (value === undefined) return false;
  if (value === 'true' || value === '1' || value === 'on') return true;
  return value === 'false' || value === '0' ? false : value;
}, z.boolean());

/** Endpoints for requesting reviews. */
export const requestEndpoints = [
  defineEndpoint({
    id: 'reviews.request',
    method: 'POST',
    path: '/events/:id/review_requests',
    auth: REQUEST,
    params: project,
    body: z.object({ emails }),
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, REQUEST);
      const list = body.emails?.length ? readAddresses(body.emails, context.locale) : null;
      return {
        json: await requestReviews(event, 'asked', list),
        path: `/admin/projects/${event.id}/reviews`,
      };
    },
  }),
  defineEndpoint({
    id: 'reviews.asking',
    method: 'GET',
    path: '/events/:id/review_requests',
    auth: 'review.create',
    params: project,
    handler: async ({ context, params }) => ({
      json: await readAsking(await authorize(context, params.id, 'review.create')),
    }),
  }),
  defineEndpoint({
    id: 'reviews.requestees',
    method: 'GET',
    path: '/api/x/reviews/projects/:id',
    auth: REQUEST,
    params: project,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, REQUEST);
      return { json: await readRequestees(event.id) };
    },
  }),
  defineEndpoint({
    id: 'reviews.wish',
    method: 'PUT',
    path: '/review_requests',
    auth: REQUEST,
    body: z.object({ enabled: ticked }),
    handler: async ({ context, body: { enabled } }) => {
      const { account } = await enterAccount(context, REQUEST);
      await setAutomatic(pool(), { account, enabled });
      return { json: { enabled } };
    },
  }),
];
