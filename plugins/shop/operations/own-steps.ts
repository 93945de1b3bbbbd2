import { pool } from '@plugins/kit/server/database';
import { translator } from '@plugins/kit/server/texts';
import { listLastOrders } from '../queries/read-orders';

/** Days that an order which was sent is shown. */
const SHOWN_DAYS = 30;

/** Returns the last order of a signed-in person in each of their projects; one without a payment waits for them. */
export async function ownSteps(
  projects: readonly { grant: string; paused: boolean }[],
  locale: 'en' | 'he',
  now = new Date(),
) {
  const orders = await listLastOrders(pool(), {
    grants: projects.filter(({ paused }) => !paused).map(({ grant }) => grant),
    since: new Date(now.getTime() - SHOWN_DAYS * 86_400_000),
  });
  const t = translator(locale);
  return new Map(
    orders.map(({ id, event, number, state }) => {
      const text = `${t('shop.orderNumber', { number })} · ${t(`shop.state.${state}`)}`;
      return [event, [{ text, href: `/events/${event}/orders/${id}`, waits: state === 'open' }]];
    }),
  );
}
