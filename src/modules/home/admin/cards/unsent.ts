import { env } from '@/core/env';
import { defineCard } from '../define-card';
import { NeedCard } from '../NeedCard';

const SHOWN = 3;

/** Messages of the last two weeks that no mail server took, because none is set. The owner's alone. */
export const unsentCard = defineCard({
  name: 'mails.unsent',
  permission: 'mail.read',
  load: async ({ account, sql, t }) => {
    if (!account || env().smtpUrl) return null;
    const rows = await sql<{ id: string; to: string; subject: string; count: number }>(
      `select id, "to", subject, count(*) over ()::int as count from mails
        where account_id = $1 and state = 'outbox' and created_at > now() - interval '14 days'
        order by created_at desc limit ${SHOWN}`,
      [account],
    );
    const [first] = rows;
    if (!first) return null;
    return {
      tone: 'trouble' as const,
      count: first.count,
      title: t('admin-home.card.unsent', { count: first.count }),
      things: rows.map(({ id, to, subject }) => ({ href: `/admin/outbox/${id}`, name: to, about: subject })),
      button: { label: t('admin-home.card.openOutbox'), href: '/admin/outbox?state=outbox' },
    };
  },
  Card: NeedCard,
});
