import { defineEndpoint } from '@plugins/kit/server';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { openFilm } from '../operations/open-film';
import { listWatched, noteView } from '../operations/watch-clips';

const project = z.object({ id: z.string() });
const one = project.extend({ clip: z.string() });

/** Endpoints of those who watch: a project's people, and visitors of a shared clip. */
export const watchEndpoints = [
  defineEndpoint({
    id: 'clips.watch',
    method: 'GET',
    path: '/events/:id/clips',
    auth: 'clip.watch',
    about: 'The finished clips of a project.',
    params: project,
    handler: async ({ context, params }) => ({
      json: { clips: await listWatched(await authorize(context, params.id, 'clip.watch')) },
    }),
  }),
  defineEndpoint({
    id: 'clips.view',
    method: 'POST',
    path: '/events/:id/clips/:clip/views',
    auth: 'clip.watch',
    params: one,
    handler: async ({ context, params }) => {
      await noteView(await authorize(context, params.id, 'clip.watch'), params.clip);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'clips.file',
    method: 'GET',
    path: '/events/:id/clips/:clip/:version/:file',
    auth: 'clip.open',
    // As fast as it is watched; a player that pauses for longer requests the rest by a range.
    maxSeconds: 600,
    params: one.extend({ version: z.string(), file: z.string() }),
    query: z.object({ download: z.string().optional() }),
    handler: ({ context, params, query }) => openFilm(context, params, query.download !== undefined),
  }),
];
