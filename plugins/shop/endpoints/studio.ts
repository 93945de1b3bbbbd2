import { defineEndpoint } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { sendPicture } from '../operations/send-picture';
import { findProductAccount } from '../queries/catalog';
import { findCouponAccount, listCoupons } from '../queries/coupons';
import { AT, enter, enterOne, MANAGE, one } from './enter';

// Operations that write through Payload are loaded with the first such request: the worker has no Payload.
const catalog = () => import('../operations/manage-catalog');
const coupons = () => import('../operations/manage-coupons');

/** Endpoints of the studio's products and coupons. Its owner alone. */
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
    id: 'shop.change-list',
    method: 'PUT',
    path: `${AT}/list`,
    auth: MANAGE,
    about: 'Currency and included tax of the price list, in hundredths of a percent.',
    body: z.object({ currency: z.string().optional(), tax_rate: z.number().optional() }),
    handler: async ({ context, body }) => {
      const { account } = await enter(context);
      await (await catalog()).changeList(account, body as { currency?: string; tax_rate?: number });
      return { json: body };
    },
  }),
  defineEndpoint({
    id: 'shop.copy-list',
    method: 'POST',
    path: `${AT}/projects/:id/list`,
    auth: MANAGE,
    about: 'Gives a project prices of its own.',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, MANAGE);
      return { json: await (await catalog()).copyList(event.account_id, event.id) };
    },
  }),
  defineEndpoint({
    id: 'shop.coupons',
    method: 'GET',
    path: `${AT}/coupons`,
    auth: MANAGE,
    handler: async ({ context }) => {
      const { account } = await enter(context);
      return { json: { coupons: await listCoupons(pool(), account) } };
    },
  }),
  defineEndpoint({
    id: 'shop.create-coupon',
    method: 'POST',
    path: `${AT}/coupons`,
    auth: MANAGE,
    body: z.record(z.string(), z.unknown()),
    handler: async ({ context, body }) => {
      const { account } = await enter(context);
      return { status: 201, json: await (await coupons()).createCoupon(account, body) };
    },
  }),
  defineEndpoint({
    id: 'shop.delete-coupon',
    method: 'DELETE',
    path: `${AT}/coupons/:id`,
    auth: MANAGE,
    params: one,
    handler: async ({ context, params }) => {
      const account = await enterOne(context, params.id, findCouponAccount);
      await (await coupons()).removeCoupon(account, params.id);
      return { json: { id: params.id } };
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
