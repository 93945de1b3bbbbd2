import { defineEndpoint } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import { contentDisposition } from '@plugins/kit/server/texts';
import type { RequestContext } from '@plugins/kit/server/wire';
import { z } from 'zod';
import { actOnOrder, refundOrder } from '../operations/act-on-order';
import { exportOrders } from '../operations/export-orders';
import { orderArchive } from '../operations/order-archive';
import { openOrderDocument } from '../operations/order-documents';
import { printPack } from '../operations/print-pack';
import { presentFor, presentForStudio, requireOrder } from '../operations/read-order';
import { readOrders, readSold } from '../operations/read-screens';
import { setNote } from '../queries/orders';
import { findOrderAccount } from '../queries/read-orders';
import { ORDER_PARTS } from '../queries/studio';
import { AT, enter, enterOne, MANAGE, one } from './enter';

const order = z.object({ id: z.string(), order: z.string() });

/** Finds an order by its project and checks the owner; others get 404. */
async function enterOrder(context: RequestContext, params: { id: string; order: string }) {
  const { viewer } = await authorize(context, params.id, MANAGE);
  const found = await requireOrder(context, params);
  return { ...found, by: viewer.user?.id ?? '' };
}

/** Endpoints of the studio's orders. Its owner alone. */
export const orderEndpoints = [
  defineEndpoint({
    id: 'shop.orders',
    method: 'GET',
    path: `${AT}/orders`,
    auth: MANAGE,
    query: z.object({
      state: z.enum(ORDER_PARTS).catch('all').default('all'),
      q: z.string().max(200).default(''),
      page: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
    }),
    handler: async ({ context, query }) => {
      const { account } = await enter(context);
      return { json: await readOrders(account, query) };
    },
  }),
  defineEndpoint({
    id: 'shop.orders-table',
    method: 'GET',
    path: `${AT}/orders.csv`,
    auth: MANAGE,
    handler: async ({ context }) => {
      const { account } = await enter(context);
      const headers = {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="orders.csv"',
      };
      return { status: 200, headers, body: await exportOrders(account, context.locale) };
    },
  }),
  defineEndpoint({
    id: 'shop.studio-order',
    method: 'GET',
    path: `${AT}/orders/:id`,
    auth: MANAGE,
    params: one,
    handler: async ({ context, params }) => {
      const account = await enterOne(context, params.id, findOrderAccount);
      return { json: await presentForStudio(context, account, params.id) };
    },
  }),
  defineEndpoint({
    id: 'shop.order-archive',
    method: 'GET',
    path: `${AT}/orders/:id/photos`,
    auth: MANAGE,
    about: 'The original files of an order as a ZIP, a folder for each line, with a table of them.',
    params: one,
    handler: async ({ context, params }) => {
      const account = await enterOne(context, params.id, findOrderAccount);
      return orderArchive(account, params.id, context.locale);
    },
  }),
  defineEndpoint({
    id: 'shop.order-prints',
    method: 'GET',
    path: `${AT}/orders/:id/prints`,
    auth: MANAGE,
    about:
      'The print files of an order for a lab as a ZIP: each print as ordered, a job sheet, JSON and CSV.',
    params: one,
    handler: async ({ context, params }) => {
      const account = await enterOne(context, params.id, findOrderAccount);
      return printPack(account, params.id, context.locale);
    },
  }),
  defineEndpoint({
    id: 'shop.order-document',
    method: 'GET',
    path: `${AT}/orders/:id/documents/:number`,
    auth: MANAGE,
    about: 'A document of an order’s payment as a PDF.',
    params: one.extend({ number: z.string().max(40) }),
    handler: async ({ context, params }) => {
      await enterOne(context, params.id, findOrderAccount);
      const { name, pdf } = await openOrderDocument(params.id, params.number);
      const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': contentDisposition(name) };
      return { headers: { ...headers, 'Cache-Control': 'private, no-store' }, body: pdf };
    },
  }),
  defineEndpoint({
    id: 'shop.sold',
    method: 'GET',
    path: `${AT}/sold`,
    auth: MANAGE,
    about: 'What the account sold this month, by product, and its open orders.',
    handler: async ({ context }) => {
      const { account } = await enter(context);
      return { json: await readSold(account) };
    },
  }),
  defineEndpoint({
    id: 'shop.act',
    method: 'PUT',
    path: '/events/:id/orders/:order',
    auth: MANAGE,
    about: 'Marks an order as paid, sent or cancelled, or sets the studio’s note.',
    params: order,
    body: z.object({
      paid: z.boolean().optional(),
      sent: z.boolean().optional(),
      cancelled: z.literal(true).optional(),
      note: z.string().trim().max(2000).nullable().optional(),
    }),
    handler: async ({ context, params, body }) => {
      const { order: found } = await enterOrder(context, params);
      if (body.note !== undefined) await setNote(pool(), { id: found.id, note: body.note || null });
      if (body.paid !== undefined) await actOnOrder(found, body.paid ? 'paid' : 'unpaid');
      if (body.sent !== undefined) await actOnOrder(found, body.sent ? 'sent' : 'unsent');
      if (body.cancelled) await actOnOrder(found, 'cancelled');
      return { json: await presentFor(await requireOrder(context, params), context) };
    },
  }),
  defineEndpoint({
    id: 'shop.refund',
    method: 'POST',
    path: '/events/:id/orders/:order/refunds',
    auth: MANAGE,
    about: 'Returns money of an order: `amount` in minor units, all that is left by default.',
    params: order,
    body: z.object({ amount: z.number().int().min(1).optional() }),
    handler: async ({ context, params, body }) => {
      const { order: found, by } = await enterOrder(context, params);
      await refundOrder(found, body.amount, by);
      return { status: 201, json: await presentFor(await requireOrder(context, params), context) };
    },
  }),
];
