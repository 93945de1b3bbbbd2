import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { collectGuestPhotos } from '@plugins/kit/server/internal';
import { authorize, takeRate } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { decidePhotos } from './operations/decide-photos';
import { readBoard } from './operations/read-board';
import { openOwnPicture, readOwn } from './operations/read-own';
import { takeBack } from './operations/take-back';
import { setName } from './queries';
import { PERSON_MOST } from './rules/limits';
import { DECISIONS, PARTS } from './rules/wire';

const PROJECT = '/api/x/guest-photos/projects/:id';
const params = z.object({ id: z.string() });

export const endpoints = [
  defineEndpoint({
    id: 'guest-photos.own',
    method: 'GET',
    path: `${PROJECT}/own`,
    auth: 'guest-photos.send',
    on: 'both',
    about: 'What this person added and waits for the studio, and how many more photographs they may add.',
    params,
    handler: async ({ context, params: { id } }) => {
      return { json: await readOwn(await authorize(context, id, 'guest-photos.send')) };
    },
  }),
  defineEndpoint({
    id: 'guest-photos.own-picture',
    method: 'GET',
    path: `${PROJECT}/own/:media`,
    auth: 'guest-photos.send',
    on: 'both',
    about: 'The small picture of a photograph that this person added and that waits for the studio.',
    params: params.extend({ media: z.string() }),
    handler: async ({ context, params: { id, media } }) => {
      const picture = await openOwnPicture(await authorize(context, id, 'guest-photos.send'), media);
      return {
        body: picture.stream,
        headers: {
          'Content-Type': 'image/jpeg',
          'Content-Length': String(picture.bytes),
          'Cache-Control': 'private, no-store',
        },
      };
    },
  }),
  defineEndpoint({
    id: 'guest-photos.name',
    method: 'PUT',
    path: `${PROJECT}/own`,
    auth: 'guest-photos.send',
    on: 'both',
    about:
      'Stores the name that the studio reads beside this person’s photographs; takes back those of them that still wait.',
    params,
    body: z.object({
      name: z.string().trim().min(1).max(80).optional(),
      taken_back: z.array(z.string().refine(isId)).min(1).max(PERSON_MOST).optional(),
    }),
    handler: async ({ context, params: { id }, body: { name, taken_back } }) => {
      const entered = await authorize(context, id, 'guest-photos.send');
      const { grant } = entered.viewer;
      if (!grant) throw new KeepersError('FORBIDDEN');
      if (name !== undefined) {
        await takeRate('introduction', grant.id);
        await setName(pool(), { grant: grant.id, name });
      }
      if (taken_back) await takeBack(entered, taken_back);
      return { json: await readOwn(entered) };
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
