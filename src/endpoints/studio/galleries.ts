import { z } from 'zod';
import { findGallery, listGalleries } from '@/server/galleries/repo';
import { enter, isId, notThere } from '@/server/grants/viewer';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { createGallery, renameGallery } from '@/server/operations/manage-project';
import { deleteGallery, restoreGallery } from '@/server/operations/trash-gallery';
import { pictureToken } from '@/server/pictures/address';
import { studioPhotos } from '@/server/studio/present-photos';

const project = z.object({ id: z.string() });
const one = z.object({ id: z.string(), gallery: z.string() });
const named = z.object({ name: z.string().default('') });

/** A project's galleries and their photographs, refused ones included. */
export const galleryEndpoints = [
  defineEndpoint({
    id: 'studio.galleries',
    method: 'GET',
    path: '/api/x/studio/projects/:id/galleries',
    auth: 'project.preview',
    params: project,
    handler: async ({ context, params }) => {
      const { event, viewer } = await enter(context, params.id, 'project.preview');
      return { json: { galleries: await listGalleries(event.id, viewer.role) } };
    },
  }),
  defineEndpoint({
    id: 'studio.create-gallery',
    method: 'POST',
    path: '/api/x/studio/projects/:id/galleries',
    auth: 'gallery.create',
    params: project,
    body: named,
    handler: async ({ context, params, body }) => {
      const { event } = await enter(context, params.id, 'gallery.create');
      const { id } = await createGallery(event, body);
      return { status: 201, json: { id } };
    },
  }),
  defineEndpoint({
    id: 'studio.rename-gallery',
    method: 'PUT',
    path: '/api/x/studio/projects/:id/galleries/:gallery',
    auth: 'gallery.update',
    params: one,
    body: named,
    handler: async ({ context, params, body }) => {
      const { event } = await enter(context, params.id, 'gallery.update');
      if (!isId(params.gallery)) throw await notThere(context);
      await renameGallery(event, params.gallery, body);
      return { json: { id: params.gallery } };
    },
  }),
  defineEndpoint({
    id: 'studio.delete-gallery',
    method: 'DELETE',
    path: '/api/x/studio/projects/:id/galleries/:gallery',
    auth: 'gallery.delete',
    params: one,
    handler: async ({ context, params }) => {
      const { event } = await enter(context, params.id, 'gallery.delete');
      if (!isId(params.gallery)) throw await notThere(context);
      return { json: await deleteGallery(event, params.gallery) };
    },
  }),
  defineEndpoint({
    id: 'studio.restore-gallery',
    method: 'POST',
    path: '/api/x/studio/projects/:id/galleries/:gallery/restore',
    auth: 'gallery.delete',
    params: one,
    handler: async ({ context, params }) => {
      const { event } = await enter(context, params.id, 'gallery.delete');
      if (!isId(params.gallery)) throw await notThere(context);
      await restoreGallery(event, params.gallery);
      return { json: { id: params.gallery } };
    },
  }),
  defineEndpoint({
    id: 'studio.photos',
    method: 'GET',
    path: '/api/x/studio/galleries/:gallery/photos',
    auth: 'project.preview',
    params: z.object({ gallery: z.string() }),
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    handler: async ({ context, params, query }) => {
      const gallery = isId(params.gallery) ? await findGallery(params.gallery) : null;
      if (!gallery) throw await notThere(context);
      const { event, viewer } = await enter(context, gallery.event_id, 'project.preview');
      const token = pictureToken(event.id, viewer);
      const asked = { sortBy: event.sort_by, page: query.page, token, locale: context.locale };
      return { json: await studioPhotos(gallery.id, asked) };
    },
  }),
];
