import { pictureToken } from '@media/pictures/address';
import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { authorize, authorizeBy, isId, notThere } from '@/modules/access/grants/viewer';
import { changeGallery, placeGallery } from '@/modules/project/operations/change-gallery';
import { createGallery } from '@/modules/project/operations/manage-project';
import { deleteGallery, restoreGallery } from '@/modules/project/operations/trash-gallery';
import { listDeleted, listRail } from '@/modules/project/queries/galleries-repo';
import { packSome } from '@/modules/project/queries/photos-repo';
import { packedGallery } from '@/modules/project/queries/present-photos';

const project = z.object({ id: z.string() });
const one = z.object({ id: z.string(), gallery: z.string() });
const GALLERY = '/api/x/studio/projects/:id/galleries/:gallery';

/** Ids in an address, separated by commas; an invalid one counts as missing. */
const ids = z
  .string()
  .max(8000)
  .transform((text) => text.split(',').filter(isId));

/** A project's galleries and their photographs, including rejected ones. */
export const galleryEndpoints = [
  defineEndpoint({
    id: 'studio.galleries',
    method: 'GET',
    path: '/api/x/studio/projects/:id/galleries',
    auth: 'project.preview',
    params: project,
    handler: async ({ context, params }) => {
      const { event, viewer } = await authorize(context, params.id, 'project.preview');
      const galleries = await listRail(event.id);
      return { json: { galleries, sort_by: event.sort_by, token: pictureToken(event.id, viewer) } };
    },
  }),
  defineEndpoint({
    id: 'studio.create-gallery',
    method: 'POST',
    path: '/api/x/studio/projects/:id/galleries',
    auth: 'gallery.create',
    params: project,
    body: z.object({ name: z.string().default('') }),
    handler: async ({ context, params, body }) => {
      const { event } = await authorize(context, params.id, 'gallery.create');
      const { id } = await createGallery(event, body);
      return { status: 201, json: { id } };
    },
  }),
  defineEndpoint({
    id: 'studio.change-gallery',
    method: 'PUT',
    path: GALLERY,
    auth: 'gallery.update',
    params: one,
    body: z.record(z.string(), z.unknown()),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'gallery.update');
      if (!isId(params.gallery)) throw await notThere(context);
      await changeGallery(entered, params.gallery, body);
      return { json: { id: params.gallery } };
    },
  }),
  defineEndpoint({
    id: 'studio.place-gallery',
    method: 'PUT',
    path: `${GALLERY}/place`,
    auth: 'gallery.update',
    params: one,
    body: z.object({ before: z.uuid().nullable() }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'gallery.update');
      if (!isId(params.gallery)) throw await notThere(context);
      await placeGallery(entered, params.gallery, body.before);
      return { json: { galleries: await listRail(entered.event.id) } };
    },
  }),
  defineEndpoint({
    id: 'studio.delete-gallery',
    method: 'DELETE',
    path: GALLERY,
    auth: 'gallery.delete',
    params: one,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'gallery.delete');
      if (!isId(params.gallery)) throw await notThere(context);
      return { json: await deleteGallery(event, params.gallery) };
    },
  }),
  defineEndpoint({
    id: 'studio.restore-gallery',
    method: 'POST',
    path: `${GALLERY}/restore`,
    auth: 'gallery.delete',
    params: one,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'gallery.delete');
      if (!isId(params.gallery)) throw await notThere(context);
      return { json: { id: params.gallery, ...(await restoreGallery(event, params.gallery)) } };
    },
  }),
  defineEndpoint({
    id: 'studio.deleted-galleries',
    method: 'GET',
    path: '/api/x/studio/projects/:id/deleted-galleries',
    auth: 'gallery.delete',
    params: project,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'gallery.delete');
      return { json: { galleries: await listDeleted(event.id) } };
    },
  }),
  defineEndpoint({
    id: 'studio.photos',
    method: 'GET',
    path: '/api/x/studio/galleries/:gallery/photos',
    auth: 'project.preview',
    params: z.object({ gallery: z.string() }),
    query: z.object({ ids: ids.optional() }),
    handler: async ({ context, params, query }) => {
      const { event, viewer } = await authorizeBy(context, { gallery: params.gallery }, 'project.preview');
      const token = pictureToken(event.id, viewer);
      const of = { event: event.id, gallery: params.gallery };
      if (query.ids) return { json: { token, packed: await packSome(of, query.ids) } };
      return { json: await packedGallery(event, params.gallery, token) };
    },
  }),
];
