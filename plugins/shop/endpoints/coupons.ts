import { defineEndpoint } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { z } from 'zod';
import { findCouponAccount, listCoupons } from '../queries/coupons';
import { AT, enter, enterOne, MANAGE, one } from './enter';

// Operations that write through Payload are loaded with the first such request: the worker has no Payload.
const coupons = () => import('../operations/manage-coupons');

/** Endpoints of the studio's coupons. Its owner alone. */
export const couponEndpoints = [
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
    id: 'shop.change-coupon',
    method: 'PUT',
    path: `${AT}/coupons/:id`,
    auth: MANAGE,
    about: 'Changes a coupon: once an order has used it, its last day and number of uses alone.',
    params: one,
    body: z.record(z.string(), z.unknown()),
    handler: async ({ context, params, body }) => {
      const account = await enterOne(context, params.id, findCouponAccount);
      await (await coupons()).changeCoupon(account, params.id, body, context.locale);
      return { json: { id: params.id } };
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
];
