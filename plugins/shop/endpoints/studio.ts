import { defineEndpoint } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { PROFILE_BYTES } from '@plugins/kit/server/internal';
import { z } from 'zod';
import { profiles } from '../operations/lab-profiles';
import { sendPicture } from '../operations/send-picture';
import { findProductAccount } from '../queries/catalog';
import { AT, enter, enterOne, MANAGE, one } from './enter';

// Operations that write through Payload are loaded with the first such request: the worker has no Payload.
const catalog = () => import('../operations/manage-catalog');
type Catalog = Awaited<ReturnType<typeof catalog>>;

/** Endpoints of the studio's products. Its owner alone. */
export const catalogEndpoints = [
  defineEndpoint({
    id: 'shop.products',
    method: 'GET',
    path: `${AT}/products`,
    auth: MANAGE,
    about: 'The price list of the account with its products.',
    query: z.object({ project: z.string().refine(isId).optional() }),
    handler: async ({ context, query }) => {
      const { account } = await enter(context);
      return { json: await (await catalog()).readCatalogOf(account, query.project ?? null) };
    },
  }),
  defineEndpoint({
    id: 'shop.create-product',
    method: 'POST',
    path: `${AT}/products`,
    auth: MANAGE,
    body: z.record(z.string(), z.unknown()),
    handler: async ({ context, body }) => {
      const { account } = await enter(context);
      return { status: 201, json: await (await catalog()).createProduct(account, body) };
    },
  }),
  defineEndpoint({
    id: 'shop.change-product',
    method: 'PUT',
    path: `${AT}/products/:id`,
    auth: MANAGE,
    params: one,
    body: z.record(z.string(), z.unknown()),
    handler: async ({ context, params, body }) => {
      const account = await enterOne(context, params.id, findProductAccount);
      await (await catalog()).changeProduct(account, params.id, body);
      return { json: { id: params.id } };
    },
  }),
  defineEndpoint({
    id: 'shop.delete-product',
    method: 'DELETE',
    path: `${AT}/products/:id`,
    auth: MANAGE,
    params: one,
    handler: async ({ context, params }) => {
      const account = await enterOne(context, params.id, findProductAccount);
      await (await catalog()).trashProduct(account, params.id, true);
      return { json: { id: params.id } };
    },
  }),
  defineEndpoint({
    id: 'shop.restore-product',
    method: 'POST',
    path: `${AT}/products/:id/restore`,
    auth: MANAGE,
    params: one,
    handler: async ({ context, params }) => {
      const account = await enterOne(context, params.id, findProductAccount);
      await (await catalog()).trashProduct(account, params.id, false);
      return { json: { id: params.id } };
    },
  }),
  defineEndpoint({
    id: 'shop.set-picture',
    method: 'PUT',
    path: `${AT}/products/:id/pictures/:place{0|1|2}`,
    auth: MANAGE,
    params: one.extend({ place: z.coerce.number() }),
    maxBody: 8 * 1024 * 1024,
    body: z.object({ image: z.base64().nullable() }),
    handler: async ({ context, params, body }) => {
      const account = await enterOne(context, params.id, findProductAccount);
      const bytes = body.image ? Buffer.from(body.image, 'base64') : null;
      await (await catalog()).setPicture(account, params.id, params.place, bytes);
      return { json: { id: params.id } };
    },
  }),
  defineEndpoint({
    id: 'shop.add-profile',
    method: 'POST',
    path: `${AT}/profiles`,
    auth: MANAGE,
    about: 'Uploads a lab’s color profile (ICC, RGB or CMYK), for the files of prints.',
    query: z.object({ name: z.string().max(300).default('') }),
    maxBody: PROFILE_BYTES,
    rawBody: 'bytes',
    body: z.object({ raw: z.instanceof(Buffer), type: z.string() }),
    handler: async ({ context, query, body }) => {
      const { account } = await enter(context);
      return { status: 201, json: await profiles.add(account, { bytes: body.raw, name: query.name }) };
    },
  }),
  defineEndpoint({
    id: 'shop.change-list',
    method: 'PUT',
    path: `${AT}/list`,
    auth: MANAGE,
    about: 'Currency, included tax (in hundredths of a percent) and ways of delivery of the price list.',
    body: z.object({
      currency: z.string().optional(),
      tax_rate: z.number().optional(),
      delivery: z.unknown().optional(),
      project: z.string().refine(isId).optional(),
    }),
    handler: async ({ context, body }) => {
      const { account } = await enter(context);
      await (await catalog()).changeList(account, body as Parameters<Catalog['changeList']>[1]);
      return { json: body };
    },
  }),
  defineEndpoint({
    id: 'shop.product-picture',
    method: 'GET',
    path: `${AT}/pictures/:hash`,
    auth: MANAGE,
    params: z.object({ hash: z.string() }),
    handler: async ({ context, params }) => {
      const { account } = await enter(context);
      return sendPicture(account, params.hash);
    },
  }),
];
