import { defineEndpoint } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import type { RequestContext } from '@plugins/kit/server/wire';
import { z } from 'zod';
import { orderOutput, readOutputs, removeOutput, sendPack, sendPdf } from '../operations/outputs';
import { ALBUMS, albumParams } from './albums';

const MANAGE = 'albums.manage';
const AT = `${ALBUMS}/:album/outputs`;
const one = albumParams.extend({ output: z.string().refine(isId) });
const enter = (context: RequestContext, { id }: { id: string }) => authorize(context, id, MANAGE);

/** Files of an album for a lab. */
export const outputEndpoints = [
  defineEndpoint({
    id: 'albums.outputs',
    method: 'GET',
    path: AT,
    auth: MANAGE,
    about: 'The files that were made of an album, with their progress.',
    params: albumParams,
    handler: async ({ context, params }) => ({
      json: { outputs: await readOutputs(await enter(context, params), params.album) },
    }),
  }),
  defineEndpoint({
    id: 'albums.order-output',
    method: 'POST',
    path: AT,
    auth: MANAGE,
    about: 'Orders a PDF, or a JPEG for each spread, of the approved proof or of the saved album.',
    params: albumParams,
    body: z.object({
      kind: z.enum(['pdf', 'jpeg']),
      marks: z.boolean().default(false),
      confirmed: z.boolean().default(false),
    }),
    handler: async ({ context, params, body }) => ({
      status: 201,
      json: await orderOutput(await enter(context, params), params.album, {
        ...body,
        locale: context.locale,
      }),
    }),
  }),
  defineEndpoint({
    id: 'albums.delete-output',
    method: 'DELETE',
    path: `${AT}/:output`,
    auth: MANAGE,
    params: one,
    handler: async ({ context, params }) => {
      await removeOutput(await enter(context, params), params.album, params.output);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'albums.output-pdf',
    method: 'GET',
    path: `${AT}/:output/album.pdf`,
    auth: MANAGE,
    params: one,
    handler: async ({ context, params }) =>
      sendPdf(await enter(context, params), params.album, params.output),
  }),
  defineEndpoint({
    id: 'albums.output-pack',
    method: 'GET',
    path: `${AT}/:output/pack.zip`,
    auth: MANAGE,
    about: 'The order pack: files, a job sheet, and the same as CSV and JSON.',
    params: one,
    handler: async ({ context, params }) =>
      sendPack(await enter(context, params), params.album, params.output, context.locale),
  }),
];
