import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { authorize } from '@plugins/kit/server/people';
import { isKeepersError } from '@plugins/kit/server/rules';
import { contentDisposition } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { reuseExtrasOrder } from '../operations/extras';
import { limitCoupons } from '../operations/limit-coupons';
import { listPhotographs } from '../operations/list-photographs';
import { mailLinks } from '../operations/mail-links';
import { openOrderDocument } from '../operations/order-documents';
import { beginPaying, payOrder, requireOffered } from '../operations/pay-order';
import { placeOrder } from '../operations/place-order';
import { presentFor, requireOrder } from '../operations/read-order';
import { sendPicture } from '../operations/send-picture';
import { checkoutSchema, emailSchema } from '../rules/checkout';

const project = z.object({ id: z.string() });
const BUY = 'shop.buy';

/** Endpoints of a project's shop and its orders, for guests and clients. */
export const shopEndpoints = [
  defineEndpoint({
    id: 'shop.picture',
    method: 'GET',
    path: '/events/:id/shop-picture/:hash',
    auth: 'shop.browse',
    params: project.extend({ hash: z.string() }),
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, 'shop.browse');
      return sendPicture(event.account_id, params.hash);
    },
  }),
  defineEndpoint({
    id: 'shop.photographs',
    method: 'GET',
    path: '/api/x/shop/projects/:id/photographs',
    on: 'both',
    auth: 'shop.browse',
    about: 'A page of the photographs that products may be made of.',
    params: project,
    query: z.object({
      selected: z.enum(['0', '1']).default('0'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    handler: async ({ context, params, query }) => {
      const entered = await authorize(context, params.id, 'shop.browse');
      return { json: await listPhotographs(entered, { selected: query.selected === '1', page: query.page }) };
    },
  }),
  defineEndpoint({
    id: 'shop.order',
    method: 'POST',
    path: '/events/:id/orders',
    auth: BUY,
    about: 'Places an order; `total` is compared with the server’s.',
    formPage: ({ id }) => `/events/${id}/cart`,
    params: project,
    body: checkoutSchema,
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, BUY);
      const { lines, ...checkout } = body;
      const account = entered.event.account_id;
      if (checkout.coupon && !checkout.extras) await limitCoupons(entered);
      const open = checkout.extras ? await reuseExtrasOrder(entered, checkout.total) : null;
      const place = () =>
        placeOrder(entered, {
          ...checkout,
          ...(lines && { lines }),
          key: context.headers.get('idempotency-key')?.slice(0, 100) ?? null,
          locale: context.locale,
          requireMethod: (total) => requireOffered(account, checkout.method, total),
        });
      const { id, number, fresh, toPay } = open ? { ...open, fresh: false, toPay: null } : await place();
      // The order exists: where the service does not answer, its page offers to pay again.
      const href = checkout.method
        ? await (toPay
            ? beginPaying(toPay, checkout.method, context.origin)
            : payOrder(id, checkout.method, context.origin)
          ).catch((error: unknown) => {
            if (isKeepersError(error) && error.code === 'UNAVAILABLE') return null;
            throw error;
          })
        : null;
      // A form goes to the order, which links to the page: a form's redirect may not leave the site (`form-action`).
      const own = `/events/${params.id}/orders/${id}`;
      return { status: fresh ? 201 : 200, json: { id, number, path: href ?? own }, path: own };
    },
  }),
  defineEndpoint({
    id: 'shop.mail-links',
    method: 'POST',
    path: '/api/x/shop/projects/:id/orders/links',
    on: 'both',
    auth: BUY,
    about:
      'Mails the links of orders of this project to the address they were placed with; without any, the answer is the same.',
    formPage: ({ id }) => `/events/${id}/orders`,
    params: project,
    body: z.object({ email: emailSchema }),
    handler: async ({ context, params, body }) => {
      await mailLinks(await authorize(context, params.id, BUY), body.email);
      return { json: { email: body.email }, path: `/events/${params.id}/orders?sent=1` };
    },
  }),
  defineEndpoint({
    id: 'shop.read-order',
    method: 'GET',
    path: '/events/:id/orders/:order',
    auth: 'shop.order',
    page: true,
    about: 'An order, for its buyer and the account.',
    params: project.extend({ order: z.string() }),
    query: z.object({ k: z.string().max(100).optional() }),
    handler: async ({ context, params, query }) => ({
      json: await presentFor(await requireOrder(context, { ...params, ...query }), context),
    }),
  }),
  defineEndpoint({
    id: 'shop.document',
    method: 'GET',
    path: '/events/:id/orders/:order/documents/:number',
    auth: 'shop.order',
    about: 'A receipt or confirmation of an order, as PDF, for its buyer and the account.',
    params: project.extend({ order: z.string(), number: z.string().max(40) }),
    query: z.object({ k: z.string().max(100).optional() }),
    handler: async ({ context, params, query }) => {
      const { order } = await requireOrder(context, { ...params, ...query });
      const { name, pdf } = await openOrderDocument(order.id, params.number);
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': contentDisposition(name),
        'Cache-Control': 'private, no-cache',
      };
      return { status: 200, headers, body: pdf };
    },
  }),
  defineEndpoint({
    id: 'shop.pay',
    method: 'POST',
    path: '/api/x/shop/projects/:id/orders/:order/pay',
    on: 'both',
    auth: BUY,
    about: 'Begins paying an open order, or goes on; `path` is the page to open.',
    params: project.extend({ order: z.string() }),
    body: z.object({ method: z.string().max(40).optional() }),
    handler: async ({ context, params, body }) => {
      await authorize(context, params.id, BUY);
      const { order } = await requireOrder(context, params);
      const method = body.method ?? order.method;
      if (!method) throw new KeepersError('METHOD_NOT_OFFERED');
      const own = `/events/${params.id}/orders/${order.id}`;
      return { json: { path: (await payOrder(order.id, method, context.origin)) ?? own }, path: own };
    },
  }),
];
