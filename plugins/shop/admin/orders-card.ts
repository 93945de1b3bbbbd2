import { defineCard } from '@plugins/kit/admin';
import { listWaiting } from '../queries/studio';

/** Card of Home: orders that wait to be paid or sent. */
export const ordersCard = defineCard({
  name: 'shop.orders',
  permission: 'shop.manage',
  load: async ({ account, sql, covers, t }) => {
    if (!account) return null;
    const rows = await listWaiting(sql, account);
    const [first] = rows;
    if (!first) return null;
    const pictures = await covers(rows.flatMap(({ event }) => event ?? []));
    return {
      tone: 'waits' as const,
      count: first.all,
      title: t('shop.admin.card.title', { count: first.all }),
      things: rows.map(({ id, number, name, state, event }) => ({
        href: `/admin/x/shop/orders?order=${id}`,
        name: t('shop.admin.card.order', { number, name }),
        about: t(`shop.admin.card.${state === 'open' ? 'open' : 'paid'}`),
        src: (event && pictures.get(event)) ?? null,
      })),
      button: { label: t('shop.admin.card.button'), href: '/admin/x/shop/orders' },
    };
  },
});
