import { env } from '@/core/env';
import { type CardQuestion, type DashboardCard, defineCard } from '../define-card';
import { NeedCard } from '../NeedCard';

const SHOWN = 3;

/**
 * Returns a card of the owner's messages of the last two weeks that `where` selects (SQL over `mails`), newest first.
 */
const mailCard = (card: {
  name: string;
  where: string;
  /** False: no query and no card. */
  applies?: () => boolean;
  title: (t: CardQuestion['t'], count: number) => string;
  button: (t: CardQuestion['t']) => { label: string; href: string };
}): DashboardCard =>
  defineCard({
    name: card.name,
    permission: 'mail.read',
    load: async ({ account, sql, t }) => {
      if (!account || card.applies?.() === false) return null;
      const rows = await sql<{ id: string; to: string; subject: string; count: number }>(
        `select id, "to", subject, count(*) over ()::int as count from mails
          where account_id = $1 and ${card.where} and created_at > now() - interval '14 days'
          order by created_at desc limit ${SHOWN}`,
        [account],
      );
      const [first] = rows;
      if (!first) return null;
      return {
        tone: 'trouble' as const,
        count: first.count,
        title: card.title(t, first.count),
        things: rows.map(({ id, to, subject }) => ({
          href: `/admin/outbox/${id}`,
          name: to,
          about: subject,
        })),
        button: card.button(t),
      };
    },
    Card: NeedCard,
  });

/** Messages that did not arrive and were not resent. */
export const mailsCard = mailCard({
  name: 'mails.undelivered',
  where: `state in ('failed', 'bounced') and again_id is null`,
  title: (t, count) => t('admin-home.card.mails', { count }),
  button: (t) => ({ label: t('admin-home.card.fix'), href: '/admin/outbox?state=trouble' }),
});

/** Messages that were not sent, because no mail server is configured. */
export const unsentCard = mailCard({
  name: 'mails.unsent',
  where: `state = 'outbox'`,
  applies: () => !env().smtpUrl,
  title: (t, count) => t('admin-home.card.unsent', { count }),
  button: (t) => ({ label: t('admin-home.card.openOutbox'), href: '/admin/outbox?state=outbox' }),
});
