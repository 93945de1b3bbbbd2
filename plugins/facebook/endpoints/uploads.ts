import { defineEndpoint } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { readAlbums, readUploads } from '../operations/read-uploads';
import { MOST, resumeUpload, startUpload, stopUpload } from '../operations/start-upload';

const PUBLISH = 'facebook.publish';
const AT = '/api/x/facebook/projects/:id';
const project = z.object({ id: z.string() });
const one = project.extend({ album: z.string().refine(isId) });

/** A project's photographs in albums of pages. */
export const uploadEndpoints = [
  defineEndpoint({
    id: 'facebook.uploads',
    method: 'GET',
    path: `${AT}/uploads`,
    auth: PUBLISH,
    params: project,
    handler: async ({ context, params }) => ({
      json: await readUploads(await authorize(context, params.id, PUBLISH)),
    }),
  }),
  defineEndpoint({
    id: 'facebook.albums',
    method: 'GET',
    path: `${AT}/albums`,
    auth: PUBLISH,
    params: project,
    handler: async ({ context, params }) => ({
      json: { albums: await readAlbums(await authorize(context, params.id, PUBLISH)) },
    }),
  }),
  defineEndpoint({
    id: 'facebook.upload',
    method: 'POST',
    path: `${AT}/uploads`,
    auth: PUBLISH,
    about: 'Publishes photographs of a project in its album on a Facebook page; each of them once.',
    params: project,
    body: z.object({
      page: z.string().min(1).max(40),
      name: z.string().trim().min(1).max(65),
      medias: z.array(z.string().refine(isId)).min(1).max(MOST),
    }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, PUBLISH);
      await startUpload(entered, body);
      return { status: 202, json: { albums: await readAlbums(entered) } };
    },
  }),
  defineEndpoint({
    id: 'facebook.resume',
    method: 'POST',
    path: `${AT}/albums/:album/resume`,
    auth: PUBLISH,
    params: one,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, PUBLISH);
      await resumeUpload(entered, params.album);
      return { json: { albums: await readAlbums(entered) } };
    },
  }),
  defineEndpoint({
    id: 'facebook.stop',
    method: 'POST',
    path: `${AT}/albums/:album/stop`,
    auth: PUBLISH,
    params: one,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, PUBLISH);
      await stopUpload(entered, params.album);
      return { json: { albums: await readAlbums(entered) } };
    },
  }),
];
