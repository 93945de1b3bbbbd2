import { defineCard } from '@plugins/kit/admin';
import { moneyWords } from '@plugins/kit/rules';
import { listSold } from '../queries/sold';

/** Card of Home: what was sold this month, by product. */
export const soldCard = defineCard({
  name: 'shop.sold',
  permission: 'shop.manage',
  kind: 'figures',
  load: async ({ account, sql, locale, t }) => {
    if (!account) return null;
    const now = new Date();
    const rows = await listSold(sql, { account, now });
    if (rows.length === 0) return null;
    return {
      tone: 'figures' as const,
      count: rows.reduce((sum, { count }) => sum + count, 0),
      title: t('shop.admin.sold.title'),
      things: rows.map(({ name, count, amount, currency }) => ({
        name,
        about: t('shop.admin.sold.about', { count, sum: moneyWords({ amount, currency }, locale) }),
      })),
      button: { label: t('shop.admin.card.button'), href: '/admin/x/shop/orders' },
    };
  },
});
