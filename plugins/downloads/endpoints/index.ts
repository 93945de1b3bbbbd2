import { defineEndpoint } from '@plugins/kit/server';
import { UPLOAD_RESOLUTIONS } from '@plugins/kit/server/internal';
import { DOWNLOAD_SCOPES } from '@plugins/kit/server/internal-rules';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { listHistory } from '../operations/list-history';
import { listSingles } from '../operations/list-singles';
import { openPart } from '../operations/open-part';
import { openSingle } from '../operations/open-single';
import { orderDownload } from '../operations/order-download';
import { readOffer } from '../operations/read-offer';
import { readOrder } from '../operations/read-order';

const project = z.object({ id: z.string() });
const order = project.extend({ download: z.string() });
const scope = { scope: z.enum(DOWNLOAD_SCOPES), id: z.string().max(40).optional() };
const size = z.enum(UPLOAD_RESOLUTIONS);

/** A form without script sends scope and id as one choice: `gallery:{id}`. */
function readChoice(body: unknown): unknown {
  const { choice, ...rest } = (body ?? {}) as { choice?: unknown };
  if (typeof choice !== 'string') return body;
  const [asked, id] = choice.split(':');
  return { scope: asked, ...(id ? { id } : {}), ...rest };
}

/* A guest may know that downloads exist and gets 403 with a code of its own: so each of these authorizes as a
   viewer of the gallery, and the rule of downloads decides. */
export const downloadEndpoints = [
  defineEndpoint({
    id: 'downloads.offer',
    method: 'GET',
    path: '/events/:id/downloads',
    auth: 'download.create',
    params: project,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, 'gallery.read');
      return { json: await readOffer(entered, context.locale) };
    },
  }),
  defineEndpoint({
    id: 'downloads.order',
    method: 'POST',
    path: '/events/:id/downloads',
    auth: 'download.create',
    about: 'Orders a download; its status shows when its archives are ready.',
    formPage: ({ id }) => `/events/${id}/download`,
    params: project,
    body: z.preprocess(readChoice, z.object({ ...scope, size })),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, 'gallery.read');
      const placed = await orderDownload(entered, body, context.locale);
      const path = `/events/${params.id}/download?order=${placed.id}#order-${placed.id}`;
      // A form's answer: an order that is one finished archive downloads at once, and the browser stays on the screen.
      const [only, ...more] = placed.parts;
      const ready = placed.status === 'complete' && only && more.length === 0;
      return { status: 202, json: { ...placed, path }, path: ready ? only.url : path };
    },
  }),
  defineEndpoint({
    id: 'downloads.status',
    method: 'GET',
    path: '/events/:id/downloads/:download',
    auth: 'download.create',
    about: 'The progress of an ordered download, and the addresses of its parts.',
    params: order,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, 'gallery.read');
      return { json: await readOrder(entered, params.download) };
    },
  }),
  defineEndpoint({
    id: 'downloads.part',
    method: 'GET',
    path: '/events/:id/downloads/:download/:part',
    auth: 'download.create',
    params: order.extend({ part: z.string() }),
    handler: ({ context, params }) => openPart(context, params.id, params.download, params.part),
  }),
  defineEndpoint({
    id: 'downloads.single',
    method: 'GET',
    path: '/events/:id/medias/:media/download',
    auth: 'download.create',
    params: project.extend({ media: z.string() }),
    query: z.object({ size: size.optional() }),
    handler: ({ context, params, query }) => openSingle(context, params.id, params.media, query.size),
  }),
  defineEndpoint({
    id: 'downloads.singles',
    method: 'GET',
    path: '/events/:id/downloads/photos',
    auth: 'download.create',
    params: project,
    query: z.object({ ...scope, size }),
    handler: async ({ context, params, query }) => {
      const entered = await authorize(context, params.id, 'gallery.read');
      return { json: await listSingles(entered, query) };
    },
  }),
  defineEndpoint({
    id: 'downloads.history',
    method: 'GET',
    path: '/api/x/downloads/projects/:id/history',
    auth: 'download.history',
    params: project,
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'download.history');
      return { json: await listHistory(event, context.locale) };
    },
  }),
];
