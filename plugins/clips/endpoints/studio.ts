import { defineEndpoint } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { authorize, enterAccount } from '@plugins/kit/server/people';
import { z } from 'zod';
import { changeClip, createClip } from '../operations/change-clip';
import { readChoices, readClip, readClips, readShared } from '../operations/read-clips';
import { startRun, stopRun } from '../operations/start-run';
import { trashClip } from '../operations/trash-clip';
import { MOST_PHOTOS, SHAPES, SOURCES } from '../wire';

const MAKE = 'clip.make';
const AT = '/api/x/clips/projects/:id/clips';
const project = z.object({ id: z.string() });
const one = project.extend({ clip: z.string() });
const id = z.string().refine(isId);
const share = z.number().min(0).max(1);

const change = z.object({
  title: z.string().trim().max(120).optional(),
  about: z.string().trim().max(160).optional(),
  source: z.object({ kind: z.enum(SOURCES).exclude(['chosen']), gallery: id.optional() }).optional(),
  medias: z.array(id).max(MOST_PHOTOS).optional(),
  points: z
    .array(z.object({ media: id, x: share, y: share }))
    .max(MOST_PHOTOS)
    .optional(),
  theme: z.string().max(40).optional(),
  music: z.string().max(60).optional(),
  volume: z.number().int().min(0).max(100).optional(),
  fade: z.boolean().optional(),
  seconds: z.number().int().min(5).max(300).nullable().optional(),
  shapes: z.array(z.enum(SHAPES)).min(1).max(SHAPES.length).optional(),
  closing: z.boolean().optional(),
  shown: z.boolean().optional(),
});

/** Endpoints of the studio: making clips of a project. */
export const studioEndpoints = [
  defineEndpoint({
    id: 'clips.list',
    method: 'GET',
    path: AT,
    auth: MAKE,
    params: project,
    handler: async ({ context, params }) => ({
      json: await readClips(await authorize(context, params.id, MAKE)),
    }),
  }),
  defineEndpoint({
    id: 'clips.shared',
    method: 'GET',
    path: '/api/x/clips/shared',
    auth: MAKE,
    about: 'The clips of a studio that visitors of its website may see, to choose one for a page.',
    handler: async ({ context }) => ({
      json: await readShared((await enterAccount(context, MAKE)).account),
    }),
  }),
  defineEndpoint({
    id: 'clips.choices',
    method: 'GET',
    path: '/api/x/clips/projects/:id/photos',
    auth: MAKE,
    about: 'The photographs that may be added to a clip: those that guests see.',
    params: project,
    handler: async ({ context, params }) => ({
      json: await readChoices(await authorize(context, params.id, MAKE)),
    }),
  }),
  defineEndpoint({
    id: 'clips.create',
    method: 'POST',
    path: AT,
    auth: MAKE,
    about:
      'Creates a clip of a project with photographs chosen from it; its film is made by a request of its own.',
    params: project,
    handler: async ({ context, params }) => ({
      status: 201,
      json: await createClip(await authorize(context, params.id, MAKE)),
    }),
  }),
  defineEndpoint({
    id: 'clips.read',
    method: 'GET',
    path: `${AT}/:clip`,
    auth: MAKE,
    params: one,
    handler: async ({ context, params }) => ({
      json: await readClip(await authorize(context, params.id, MAKE), params.clip),
    }),
  }),
  defineEndpoint({
    id: 'clips.change',
    method: 'PUT',
    path: `${AT}/:clip`,
    auth: MAKE,
    params: one,
    body: change,
    handler: async ({ context, params, body }) => ({
      json: await changeClip(await authorize(context, params.id, MAKE), params.clip, body),
    }),
  }),
  defineEndpoint({
    id: 'clips.render',
    method: 'POST',
    path: `${AT}/:clip/film`,
    auth: MAKE,
    about: 'Begins to make the film of a clip; while it is being made, a repeated request changes nothing.',
    params: one,
    body: z.object({ draft: z.boolean().optional() }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, MAKE);
      const { locale } = context;
      return {
        status: 202,
        json: await startRun(entered, params.clip, { locale, draft: body.draft ?? false }),
      };
    },
  }),
  defineEndpoint({
    id: 'clips.stop',
    method: 'DELETE',
    path: `${AT}/:clip/film`,
    auth: MAKE,
    params: one,
    handler: async ({ context, params }) => ({
      json: await stopRun(await authorize(context, params.id, MAKE), params.clip),
    }),
  }),
  defineEndpoint({
    id: 'clips.delete',
    method: 'DELETE',
    path: `${AT}/:clip`,
    auth: MAKE,
    params: one,
    handler: async ({ context, params }) => ({
      json: await trashClip(await authorize(context, params.id, MAKE), params.clip, true),
    }),
  }),
  defineEndpoint({
    id: 'clips.restore',
    method: 'POST',
    path: `${AT}/:clip/restore`,
    auth: MAKE,
    params: one,
    handler: async ({ context, params }) => ({
      json: await trashClip(await authorize(context, params.id, MAKE), params.clip, false),
    }),
  }),
];
