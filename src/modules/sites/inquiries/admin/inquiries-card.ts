import { defineCard } from '@/modules/home/admin/define-card';
import { NeedCard } from '@/modules/home/admin/NeedCard';

const SHOWN = 3;
const SCREEN = '/admin/x/sites/inquiries';

/** The card of unread inquiries on Home. */
export const inquiriesCard = defineCard({
  name: 'sites.inquiries',
  permission: 'inquiry.read',
  load: async ({ account, sql, t }) => {
    if (!account) return null;
    const rows = await sql<{ id: string; name: string; message: string; count: number }>(
      `select id, name, left(message, 120) as message, count(*) over ()::int as count from site_inquiries
        where account_id = $1 and deleted_at is null and read_at is null order by created_at desc limit ${SHOWN}`,
      [account],
    );
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
  Card: NeedCard,
});
