import { defineEndpoint } from '@plugins/kit/server';
import { pool, transaction } from '@plugins/kit/server/database';
import { REVIEW } from '@plugins/kit/server/internal-rules';
import { authorize, enterAccount, enterThing } from '@plugins/kit/server/people';
import { z } from 'zod';
import { addPictures, choosePicture, listChoices } from '../operations/choose-picture';
import { importFrom, importReview, importTable } from '../operations/import-reviews';
import { listReviews } from '../operations/list-reviews';
import { changeReview } from '../operations/moderate-review';
import { readPlaces } from '../operations/read-places';
import { presentReview } from '../operations/review-row';
import { findReview, SHOWN, setDeleted } from '../queries/moderation';
import { broughtReview, shown } from '../rules/read-brought';

const MODERATE = 'review.moderate';
const one = z.object({ id: z.string() });
/** Maximum bytes of a CSV file. */
const TABLE_BYTES = 4 * 1024 * 1024;

const enterReview = async (context: Parameters<typeof enterThing>[0], id: string) =>
  (await enterThing(context, id, MODERATE, (review) => findReview(pool(), review))).thing;

/** Endpoints for the studio: publish, reply, delete, import. */
export const moderateEndpoints = [
  defineEndpoint({
    id: 'reviews.list',
    method: 'GET',
    path: '/api/x/reviews/reviews',
    auth: MODERATE,
    query: z.object({
      shown: z.enum(SHOWN).catch('all').default('all'),
      page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
      rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
      q: z.string().max(200).default(''),
    }),
    handler: async ({ context, query }) => {
      const { account } = await enterAccount(context, MODERATE);
      return { json: await addPictures(context, await listReviews(account, query)) };
    },
  }),
  defineEndpoint({
    id: 'reviews.publish',
    method: 'PUT',
    path: '/reviews/:id/publish',
    auth: MODERATE,
    params: one,
    body: z.object({ public: shown }),
    handler: async ({ context, params, body }) => {
      const { id } = await enterReview(context, params.id);
      return { json: presentReview(await changeReview(id, body)) };
    },
  }),
  defineEndpoint({
    id: 'reviews.reply',
    method: 'PUT',
    path: '/api/x/reviews/reviews/:id/reply',
    auth: MODERATE,
    params: one,
    body: z.object({ reply: z.string().trim().max(REVIEW.contentMax) }),
    handler: async ({ context, params, body }) => {
      const { id } = await enterReview(context, params.id);
      await changeReview(id, { reply: body.reply || null });
      return { json: { reply: body.reply || null } };
    },
  }),
  defineEndpoint({
    id: 'reviews.choices',
    method: 'GET',
    path: '/api/x/reviews/reviews/:id/photographs',
    auth: MODERATE,
    params: one,
    handler: async ({ context, params }) => {
      const { project } = await enterReview(context, params.id);
      if (!project) return { json: { choices: [] } };
      return { json: await listChoices(await authorize(context, project, MODERATE)) };
    },
  }),
  defineEndpoint({
    id: 'reviews.choose-picture',
    method: 'PUT',
    path: '/api/x/reviews/reviews/:id/picture',
    auth: MODERATE,
    params: one,
    body: z.object({ media: z.uuid().nullable() }),
    handler: async ({ context, params, body }) => {
      const { id } = await enterReview(context, params.id);
      await choosePicture(id, body.media);
      return { json: { media: body.media } };
    },
  }),
  defineEndpoint({
    id: 'reviews.places',
    method: 'GET',
    path: '/api/x/reviews/places',
    auth: MODERATE,
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, MODERATE);
      return { json: await readPlaces(account, context.locale) };
    },
  }),
  defineEndpoint({
    id: 'reviews.delete',
    method: 'DELETE',
    path: '/reviews/:id',
    auth: MODERATE,
    params: one,
    handler: async ({ context, params }) => {
      const { id } = await enterReview(context, params.id);
      await setDeleted(pool(), { id, deleted: true });
      return { json: { id } };
    },
  }),
  defineEndpoint({
    id: 'reviews.restore',
    method: 'POST',
    path: '/api/x/reviews/reviews/:id/restore',
    auth: MODERATE,
    params: one,
    handler: async ({ context, params }) => {
      const { id } = await enterReview(context, params.id);
      await setDeleted(pool(), { id, deleted: false });
      return { json: { id } };
    },
  }),
  defineEndpoint({
    id: 'reviews.import-one',
    method: 'POST',
    path: '/events/-1/reviews.json',
    auth: MODERATE,
    body: broughtReview,
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, MODERATE);
      const { row, fresh } = await transaction((sql) => importReview(sql, account, 'facebook', body));
      return { status: fresh ? 201 : 200, json: presentReview(row) };
    },
  }),
  defineEndpoint({
    id: 'reviews.import-table',
    method: 'POST',
    path: '/api/x/reviews/table',
    auth: MODERATE,
    maxBody: TABLE_BYTES,
    body: z.object({ text: z.string().min(1) }),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, MODERATE);
      return { json: await importTable(account, body.text) };
    },
  }),
  defineEndpoint({
    id: 'reviews.import-source',
    method: 'POST',
    path: '/api/x/reviews/sources/:source',
    auth: MODERATE,
    params: z.object({ source: z.string() }),
    body: z.object({ page: z.string().max(200).nullish() }),
    handler: async ({ context, params, body, signal }) => {
      const { account } = await enterAccount(context, MODERATE);
      return {
        json: await importFrom(account, params.source, {
          page: body.page ?? null,
          signal,
          locale: context.locale,
        }),
      };
    },
  }),
];
