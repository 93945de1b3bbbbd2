import { defineCard } from '@/modules/home/admin/define-card';
import { listUnread } from '../queries';

const SHOWN = 3;
const SCREEN = '/admin/x/sites/inquiries';

/** The card of unread inquiries on Home. */
export const inquiriesCard = defineCard({
  name: 'sites.inquiries',
  permission: 'inquiry.read',
  load: async ({ account, sql, t }) => {
    if (!account) return null;
    const rows = await listUnread(sql, { account, limit: SHOWN });
    const [first] = rows;
    if (!first) return null;
    return {
      tone: 'waits' as const,
      count: first.count,
      title: t('sites.contact.admin.card.title', { count: first.count }),
      things: rows.map(({ id, name, message }) => ({ href: `${SCREEN}#${id}`, name, about: message })),
      button: { label: t('sites.contact.admin.card.button'), href: SCREEN },
    };
  },
});
