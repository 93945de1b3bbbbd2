import { definePage } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { authorize, csrfToken } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { lookAtOrder } from '../operations/act-on-order';
import { buyerOf } from '../operations/read-cart';
import { presentFor, requireOrder } from '../operations/read-order';
import { listFirstPhotos, listOwnOrders } from '../queries/read-orders';
import type { OrderPageProps } from '../ui/OrderPage';
import type { OrdersPageProps } from '../ui/OrdersPage';

/** Photographs beside an order in the list. */
const PHOTOS_SHOWN = 3;

/** `GET /events/{id}/orders`: this person's orders of a project. */
export const ordersPage = definePage({
  id: 'shop.orders',
  path: '/events/:id/orders',
  auth: 'shop.buy',
  fragment: true,
  form: true,
  params: z.object({ id: z.string() }),
  query: z.object({ sent: z.literal('1').optional().catch(undefined) }),
  load: async ({ context, params, query, form }) => {
    const entered = await authorize(context, params.id, 'shop.buy');
    const { event } = entered;
    const rows = await listOwnOrders(pool(), buyerOf(entered));
    const orders = rows.map(({ id }) => id);
    const shown = await listFirstPhotos(pool(), { orders, role: entered.viewer.role, most: PHOTOS_SHOWN });
    const token = pictureToken(event.id, entered.viewer);
    const data: OrdersPageProps = {
      event: event.id,
      orders: rows.map(({ id, number, state, total, currency, created_at }) => ({
        id,
        number,
        state,
        total: { amount: total, currency },
        at: created_at.toISOString(),
        photos: shown
          .filter(({ order }) => order === id)
          .map(({ media, version }) => pictureAddress(event.id, media, version, 's600', token)),
      })),
      sent: query.sent !== undefined && !form,
      errors: Object.values(form?.errors ?? {}).flat(),
      email: form?.values.email ?? entered.viewer.grant?.email ?? '',
      csrf: csrfToken(context.sessionId ?? ''),
      locale: context.locale,
    };
    const title = `${translator(context.locale)('shop.orders')} · ${event.name}`;
    return { data, title, scheme: event.layout_color, accent: event.brand_accent, type: event.type_pair };
  },
});

/**
 * `GET /events/{id}/orders/{order}`: an order for its buyer. While it is open the payment is looked at first, so that
 * who returns from a payment page sees it paid.
 */
export const orderPage = definePage({
  id: 'shop.order',
  path: '/events/:id/orders/:order',
  auth: 'shop.order',
  fragment: true,
  data: true,
  params: z.object({ id: z.string(), order: z.string() }),
  query: z.object({ k: z.string().max(100).optional() }),
  load: async ({ context, params, query }) => {
    const asked = { ...params, ...query };
    const before = await requireOrder(context, asked);
    // A service that does not answer changes nothing: the order is shown as it is.
    const looked = await lookAtOrder(before.order).catch(() => null);
    const found = looked ? await requireOrder(context, asked) : before;
    const { event } = found.entered;
    const view = await presentFor(found, context);
    const data: OrderPageProps = {
      event: event.id,
      studio: event.brand_name,
      order: { ...view, pay: view.state === 'open' ? (looked?.href ?? null) : null },
      mine: found.entered.viewer.grant !== null,
      csrf: csrfToken(context.sessionId ?? ''),
      locale: context.locale,
    };
    const t = translator(context.locale);
    const title = `${t('shop.orderNumber', { number: view.number })} · ${event.name}`;
    return { data, title, scheme: event.layout_color, accent: event.brand_accent, type: event.type_pair };
  },
});
