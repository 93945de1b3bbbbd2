import { retryPhotos } from '@media/derive/operations/retry-photos';
import { markPhotos } from '@media/operations/mark-photos';
import { placePhotos } from '@media/operations/place-photos';
import { restorePhotos, trashPhotos } from '@media/operations/trash-photos';
import { pictureToken } from '@media/pictures/address';
import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { authorize, isId, notThere } from '@/modules/access/grants/viewer';
import { isSortBy, type SortBy } from '@/modules/access/rules/sort';
import { setCover, setFocalPoint } from '@/modules/project/operations/set-cover';
import { findAbout, listNames, packTrash } from '@/modules/project/queries/photos-repo';

const project = z.object({ id: z.string() });
const one = z.object({ id: z.string(), media: z.string() });
const medias = z.array(z.uuid()).min(1).max(20_000);
const PHOTOS = '/api/x/studio/projects/:id/photos';
/** Enough for twenty thousand ids. */
const MANY = 1024 * 1024;
const share = z.number().min(0).max(1);

/** The account's actions on photographs of a project, one or many at once. */
export const photoEndpoints = [
  defineEndpoint({
    id: 'studio.place-photos',
    method: 'POST',
    path: `${PHOTOS}/place`,
    auth: 'photo.update',
    params: project,
    maxBody: MANY,
    body: z.object({
      medias,
      to: z.uuid(),
      before: z.uuid().nullable().optional(),
      seen: z.custom<SortBy>(isSortBy).optional(),
    }),
    handler: async ({ context, params, body }) => ({
      json: await placePhotos(await authorize(context, params.id, 'photo.update'), body),
    }),
  }),
  defineEndpoint({
    id: 'studio.hide-photos',
    method: 'POST',
    path: `${PHOTOS}/hide`,
    auth: 'media.withdraw',
    params: project,
    maxBody: MANY,
    body: z.object({ medias, hidden: z.boolean() }),
    handler: async ({ context, params, body: { medias: which, hidden } }) => ({
      json: await markPhotos(await authorize(context, params.id, 'media.withdraw'), which, { hidden }),
    }),
  }),
  defineEndpoint({
    id: 'studio.withdraw-photos',
    method: 'POST',
    path: `${PHOTOS}/withdraw`,
    auth: 'media.withdraw',
    params: project,
    maxBody: MANY,
    body: z.object({ medias, private: z.boolean() }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'media.withdraw');
      return { json: await markPhotos(entered, body.medias, { private: body.private }) };
    },
  }),
  defineEndpoint({
    id: 'studio.trash-photos',
    method: 'POST',
    path: `${PHOTOS}/trash`,
    auth: 'photo.delete',
    params: project,
    maxBody: MANY,
    body: z.object({ medias, with_picks: z.boolean().default(false) }),
    handler: async ({ context, params, body }) => ({
      json: await trashPhotos(
        await authorize(context, params.id, 'photo.delete'),
        body.medias,
        body.with_picks,
      ),
    }),
  }),
  defineEndpoint({
    id: 'studio.restore-photos',
    method: 'POST',
    path: `${PHOTOS}/restore`,
    auth: 'photo.delete',
    params: project,
    maxBody: MANY,
    body: z.object({ medias }),
    handler: async ({ context, params, body }) => ({
      json: await restorePhotos(await authorize(context, params.id, 'photo.delete'), body.medias),
    }),
  }),
  defineEndpoint({
    id: 'studio.retry-photos',
    method: 'POST',
    path: `${PHOTOS}/retry`,
    auth: 'upload.create',
    params: project,
    maxBody: MANY,
    body: z.object({ medias }),
    handler: async ({ context, params, body }) => ({
      json: await retryPhotos(await authorize(context, params.id, 'upload.create'), body.medias),
    }),
  }),
  defineEndpoint({
    id: 'studio.trashed-photos',
    method: 'GET',
    path: `${PHOTOS}/trash`,
    auth: 'photo.delete',
    params: project,
    handler: async ({ context, params }) => {
      const { event, viewer } = await authorize(context, params.id, 'photo.delete');
      return { json: { token: pictureToken(event.id, viewer), packed: await packTrash(event.id) } };
    },
  }),
  defineEndpoint({
    id: 'studio.photo-names',
    method: 'GET',
    path: `${PHOTOS}/names`,
    auth: 'upload.create',
    params: project,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'upload.create');
      return { json: { names: await listNames(event.id) } };
    },
  }),
  defineEndpoint({
    id: 'studio.photo-about',
    method: 'GET',
    path: `${PHOTOS}/:media/about`,
    auth: 'project.preview',
    params: one,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'project.preview');
      const about = isId(params.media) ? await findAbout(event.id, params.media) : null;
      if (!about) throw await notThere(context);
      return { json: about };
    },
  }),
  defineEndpoint({
    id: 'studio.set-focal',
    method: 'PUT',
    path: `${PHOTOS}/:media/focal`,
    auth: 'photo.update',
    params: one,
    body: z.object({ focal: z.object({ x: share, y: share }).nullable() }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'photo.update');
      if (!isId(params.media)) throw await notThere(context);
      await setFocalPoint(entered, params.media, body.focal);
      return { json: { focal: body.focal } };
    },
  }),
  defineEndpoint({
    id: 'studio.set-cover',
    method: 'PUT',
    path: '/api/x/studio/projects/:id/cover',
    auth: 'project.update',
    params: project,
    body: z.object({ cover: z.uuid().nullable() }),
    handler: async ({ context, params, body }) => {
      await setCover(await authorize(context, params.id, 'project.update'), body.cover);
      return { json: body };
    },
  }),
];
