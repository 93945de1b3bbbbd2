import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { JSON_TYPE } from '@/core/http/reply';
import { authorizeBy } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { listGalleryText } from '@/modules/project/operations/list-gallery';
import { listShapes } from '@/modules/project/operations/list-shapes';
import { inDesign } from '@/modules/project/rules/design-preview';

/** Filters of a list of photographs. */
export const listQuery = z.object({
  page: z.string().max(10).optional(),
  product: z.string().max(40).optional(),
  filter: z.string().max(20).optional(),
  /** `page`: only the positions of this page's photographs, for clients that page through a long list. */
  keys: z.string().max(10).optional(),
  design: z.string().max(120).optional(),
});

/** A gallery's photographs. */
export const galleryEndpoints = [
  defineEndpoint({
    id: 'gallery.list',
    method: 'GET',
    path: '/galleries/:id',
    auth: 'gallery.read',
    about: 'A page of a gallery’s photographs, optionally for a product, or only the selected ones.',
    params: z.object({ id: z.string() }),
    query: listQuery,
    handler: async ({ context, params: { id }, query }) => {
      const { event, viewer, thing: gallery } = await authorizeBy(context, { listed: id }, 'gallery.read');
      const filter =
        allow(viewer.role, 'selection.read') === 'none' ? { page: query.page, keys: query.keys } : query;
      return {
        body: await listGalleryText(inDesign(event, viewer, query.design), viewer, gallery, filter),
        headers: { 'Content-Type': JSON_TYPE },
      };
    },
  }),
  defineEndpoint({
    id: 'gallery.shapes',
    method: 'GET',
    path: '/galleries/:id/shapes',
    auth: 'gallery.read',
    about: 'The aspect ratios of a whole gallery, so that a grid can be laid out before its pictures load.',
    params: z.object({ id: z.string() }),
    query: listQuery,
    handler: async ({ context, params: { id }, query }) => {
      const { event, viewer, thing: gallery } = await authorizeBy(context, { gallery: id }, 'gallery.read');
      const filter = allow(viewer.role, 'selection.read') === 'none' ? {} : query;
      return { json: await listShapes(inDesign(event, viewer, query.design), viewer, gallery, filter) };
    },
  }),
];
