import { env } from '@/core/env';
import { type CardMail, listUndelivered, listUnsent } from '@/modules/home/queries/cards';
import { type CardQuestion, type DashboardCard, defineCard } from '../define-card';

const SHOWN = 3;

/** Returns a card of the owner's messages that `list` reads. */
const mailCard = (card: {
  name: string;
  list: (account: string, most: number) => Promise<CardMail[]>;
  /** False: no query and no card. */
  applies?: () => boolean;
  title: (t: CardQuestion['t'], count: number) => string;
  button: (t: CardQuestion['t']) => { label: string; href: string };
}): DashboardCard =>
  defineCard({
    name: card.name,
    permission: 'mail.read',
    load: async ({ account, t }) => {
      if (!account || card.applies?.() === false) return null;
      const rows = await card.list(account, SHOWN);
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
  });

/** Messages that did not arrive and were not resent. */
export const mailsCard = mailCard({
  name: 'mails.undelivered',
  list: listUndelivered,
  title: (t, count) => t('admin-home.card.mails', { count }),
  button: (t) => ({ label: t('admin-home.card.fix'), href: '/admin/outbox?state=trouble' }),
});

/** Messages that were not sent, because no mail server is configured. */
export const unsentCard = mailCard({
  name: 'mails.unsent',
  list: listUnsent,
  applies: () => !env().smtpUrl,
  title: (t, count) => t('admin-home.card.unsent', { count }),
  button: (t) => ({ label: t('admin-home.card.openOutbox'), href: '/admin/outbox?state=outbox' }),
});
