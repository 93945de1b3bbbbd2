import { moneyWords } from '@plugins/kit/rules';
import { pool } from '@plugins/kit/server/database';
import { translator } from '@plugins/kit/server/texts';
import { listOrdersOf } from '../queries/studio';

interface Asked {
  account: string;
  id: string;
  emails: string[];
  locale: 'en' | 'he';
}

/** A client's orders, on the client's page. */
export const clientOrders = {
  title: 'shop.admin.orders.title' as const,
  list: async ({ account, id, emails, locale }: Asked) => {
    const t = translator(locale);
    const orders = await listOrdersOf(pool(), { account, client: id, emails });
    return orders.map(({ id: order, number, state, project, currency, total }) => ({
      href: `/admin/x/shop/orders?order=${order}`,
      name: t('shop.admin.order.title', { number }),
      about: [moneyWords({ amount: total, currency }, locale), t(`shop.admin.state.${state}`), project]
        .filter(Boolean)
        .join(' · '),
    }));
  },
};
