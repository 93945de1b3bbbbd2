import { type defineFeatureServer, enqueue } from '@plugins/kit/server';
import type { Sql } from '@plugins/kit/server/database';
import { translator } from '@plugins/kit/server/texts';
import { domainEvents } from './events';
import { extrasStillOpen, settleExtras } from './operations/extras';
import { ORDER_MAILS } from './operations/mails-job';
import { setRefunded, setSentPaid, setState } from './queries/orders';
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

/** Marks an order as paid or unpaid; what was sent stays sent. */
const setPaid = (sql: Sql, { id, state }: OrderRow, paid: boolean): Promise<unknown> =>
  state === 'done' ? setSentPaid(sql, { id, paid }) : setState(sql, { id, state: paid ? 'paid' : 'open' });

/** What payments of the shop do to its orders, in the transaction that writes the money. */
export const shopPurpose: Purpose = {
  kind: 'shop',
  lock: async (sql, id) => {
    const order = await lockOrder(sql, id);
    if (!order) return null;
    const total = { amount: order.total, currency: order.currency };
    const payable = order.state === 'open' && (await extrasStillOpen(sql, order));
    return { account: order.account, payable, total };
  },
  title: async (sql, id, locale) => {
    const number = (await findOrder(sql, id))?.number;
    return number === undefined ? '' : translator(locale)('shop.orderNumber', { number });
  },
  paid: async (sql, { id, kept }) => {
    const order = await lockOrder(sql, id);
    if (!order || order.state === 'paid') return;
    await setPaid(sql, order, true);
    await settleExtras(sql, order, kept.amount);
    await emit(sql, 'shop.paid', order);
    await enqueue(sql, ORDER_MAILS, { order: id, what: 'paid' }, { singletonKey: `${id} paid` });
  },
  disputed: async (sql, { id, dispute }) => {
    const order = await lockOrder(sql, id);
    if (order && dispute === 'open')
      await enqueue(sql, ORDER_MAILS, { order: id, what: 'disputed' }, { singletonKey: `${id} disputed` });
  },
  unpaid: async (sql, { id }) => {
    const order = await lockOrder(sql, id);
    if (order?.state !== 'paid' && order?.state !== 'done') return;
    await setPaid(sql, order, false);
    await settleExtras(sql, order, 0);
  },
  refunded: async (sql, { id, kept }) => {
    const order = await lockOrder(sql, id);
    if (!order) return;
    await setRefunded(sql, { id, amount: order.total - kept.amount });
    await settleExtras(sql, order, kept.amount);
    await emit(sql, 'shop.refunded', order);
  },
};
