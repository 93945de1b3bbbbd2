import { type defineFeatureServer, enqueue } from '@plugins/kit/server';
import type { Sql } from '@plugins/kit/server/database';
import { translator } from '@plugins/kit/server/texts';
import { domainEvents } from './events';
import { ORDER_MAILS } from './operations/place-order';
import { setRefunded, setState } from './queries/orders';
import { findOrder, lockOrder, type OrderRow } from './queries/read-orders';

type Purpose = NonNullable<Parameters<typeof defineFeatureServer>[0]['purposes']>[number];

/** Emits an event of an order whose project still exists. */
async function emit(sql: Sql, name: 'shop.paid' | 'shop.refunded', order: OrderRow): Promise<void> {
  if (!order.event) return;
  const total = { amount: order.total, currency: order.currency };
  await domainEvents.emit(sql, name, order.account, {
    project: { id: order.event, name: order.project ?? '' },
    order: { id: order.id, number: order.number, total },
  });
}

/** What payments of the shop do to its orders, in the transaction that writes the money. */
export const shopPurpose: Purpose = {
  kind: 'shop',
  lock: async (sql, id) => {
    const order = await lockOrder(sql, id);
    if (!order) return null;
    const total = { amount: order.total, currency: order.currency };
    return { account: order.account, payable: order.state === 'open', total };
  },
  title: async (sql, id, locale) => {
    const number = (await findOrder(sql, id))?.number;
    return number === undefined ? '' : translator(locale)('shop.orderNumber', { number });
  },
  paid: async (sql, { id }) => {
    const order = await lockOrder(sql, id);
    if (!order || order.state === 'paid') return;
    // What was sent before it was paid stays sent.
    await setState(sql, { id, state: order.state === 'done' ? 'done' : 'paid' });
    await emit(sql, 'shop.paid', order);
    await enqueue(sql, ORDER_MAILS, { order: id, what: 'paid' }, { singletonKey: `${id} paid` });
  },
  unpaid: async (sql, { id }) => {
    const order = await lockOrder(sql, id);
    if (order?.state === 'paid') await setState(sql, { id, state: 'open' });
  },
  refunded: async (sql, { id, kept }) => {
    const order = await lockOrder(sql, id);
    if (!order) return;
    await setRefunded(sql, { id, amount: order.total - kept.amount });
    await emit(sql, 'shop.refunded', order);
  },
};
