import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { collectGuestPhotos } from '@plugins/kit/server/internal';
import { authorize, takeRate } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { decidePhotos } from './operations/decide-photos';
import { readBoard } from './operations/read-board';
import { findOwn, setName } from './queries';
import { FILE_MOST_BYTES, PERSON_MOST } from './rules/limits';
import { DECISIONS, type OwnPhotos, PARTS } from './rules/wire';

const PROJECT = '/api/x/guest-photos/projects/:id';
const params = z.object({ id: z.string() });

export const endpoints = [
  defineEndpoint({
    id: 'guest-photos.own',
    method: 'GET',
    path: `${PROJECT}/own`,
    auth: 'guest-photos.send',
    on: 'both',
    about: 'How many photographs this person added, and how many more they may add.',
    params,
    handler: async ({ context, params: { id } }) => {
      const { viewer, event } = await authorize(context, id, 'guest-photos.send');
      const own = viewer.grant
        ? await findOwn(pool(), { event: event.id, grant: viewer.grant.id })
        : { name: null, sent: 0, waiting: 0 };
      const left = Math.max(0, PERSON_MOST - own.sent);
      return { json: { ...own, left, largest: FILE_MOST_BYTES } satisfies OwnPhotos };
    },
  }),
  defineEndpoint({
    id: 'guest-photos.name',
    method: 'PUT',
    path: `${PROJECT}/own`,
    auth: 'guest-photos.send',
    on: 'both',
    about: 'Stores the name that the studio reads beside this person’s photographs.',
    params,
    body: z.object({ name: z.string().trim().min(1).max(80) }),
    handler: async ({ context, params: { id }, body }) => {
      const { viewer } = await authorize(context, id, 'guest-photos.send');
      if (!viewer.grant) throw new KeepersError('FORBIDDEN');
      await takeRate('introduction', viewer.grant.id);
      await setName(pool(), { grant: viewer.grant.id, name: body.name });
      return { json: body };
    },
  }),
  defineEndpoint({
    id: 'guest-photos.board',
    method: 'GET',
    path: PROJECT,
    auth: 'guest-photos.moderate',
    about: 'A page of the photographs that guests added to a project.',
    params,
    query: z.object({
      part: z.enum(PARTS).default('waiting'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    handler: async ({ context, params: { id }, query }) => ({
      json: await readBoard(await authorize(context, id, 'guest-photos.moderate'), query),
    }),
  }),
  defineEndpoint({
    id: 'guest-photos.collect',
    method: 'PUT',
    path: PROJECT,
    auth: 'guest-photos.moderate',
    about: 'Lets guests and clients add photographs to a gallery of their own, or no longer.',
    params,
    body: z.object({ on: z.boolean() }),
    handler: async ({ context, params: { id }, body: { on } }) => {
      const entered = await authorize(context, id, 'guest-photos.moderate');
      const name = translator(entered.event.locale)('guest-photos.gallery');
      return { json: { gallery: await collectGuestPhotos(entered, on ? name : null) } };
    },
  }),
  defineEndpoint({
    id: 'guest-photos.decide',
    method: 'POST',
    path: `${PROJECT}/decisions`,
    auth: 'guest-photos.moderate',
    about: 'Shows photographs of guests in the gallery, declines them, or takes that back.',
    params,
    body: z.object({ medias: z.array(z.string().refine(isId)).min(1).max(500), to: z.enum(DECISIONS) }),
    handler: async ({ context, params: { id }, body }) => {
      await decidePhotos(await authorize(context, id, 'guest-photos.moderate'), body.medias, body.to);
      return { status: 204 };
    },
  }),
];
