import type { Sql } from '@/core/db/pool';
import type { KeyUnder } from '@/core/i18n/translate';
import { translator } from '@/core/i18n/translate';
import { sendMail } from '@/core/mail/send-mail';
import { dayWords } from '@/core/text/day-words';
import { moneyWords } from '@/core/text/money';
import { readPlans } from '@/modules/money/plans';
import { namesIn, planWords } from './invoice-words';
import { readOwner } from './queries/store';
import { GRACE_DAYS } from './rules/advance';
import { type Day, plusDays } from './rules/calendar';
import { upcoming } from './rules/choose';
import type { Invoice, Subscription } from './rules/subscription';

/** What an owner is notified of. */
export type Notice =
  | { what: 'trial-ends' | 'trial-over' | 'fell'; on: Day }
  | {
      what: 'paid' | 'to-pay' | 'declined' | 'refunded';
      invoice: Pick<Invoice, 'amount' | 'on' | 'offer' | 'kind'>;
      reason?: string;
    }
  | { what: 'reward'; on: Day | null };

const KINDS = {
  'trial-ends': 'trialEnds',
  'trial-over': 'trialOver',
  fell: 'fell',
  paid: 'paid',
  'to-pay': 'toPay',
  declined: 'declined',
  refunded: 'refunded',
  reward: 'reward',
} as const;

/** The screen of the plan, and where a plan is chosen. */
export const PLAN_PAGE = '/admin/settings/plan';

/**
 * Mails the owner of an account about its subscription, in the caller's transaction. Nothing is sent for an account
 * without an owner.
 */
export async function sendNotice(
  sql: Sql,
  { account, name }: { account: string; name: string },
  { sub, notice }: { sub: Subscription; notice: Notice },
): Promise<void> {
  const owner = await readOwner(sql, account);
  if (!owner) return;
  const { locale } = owner;
  const t = translator(locale);
  const { currency } = sub;
  const names = namesIn(await readPlans(sql), locale);
  const kind = KINDS[notice.what];
  const next = upcoming(sub);
  const words = {
    name: owner.name,
    studio: name,
    day: 'on' in notice && notice.on ? dayWords(notice.on, locale) : '',
    plan: '',
    sum: '',
    until: '',
  };
  const facts: { label: string; value: string }[] = [];
  if ('invoice' in notice) {
    const { amount, offer, on } = notice.invoice;
    words.sum = moneyWords({ amount, currency }, locale);
    words.plan = offer ? planWords(offer.plan, t, names) : t('subscriptions.line.project', { offer: '' });
    words.until = dayWords(plusDays(on, GRACE_DAYS), locale);
    facts.push({ label: t('subscriptions.mail.fact.what'), value: words.plan });
    facts.push({ label: t('subscriptions.mail.fact.sum'), value: words.sum });
    if (notice.what === 'paid' && next)
      facts.push({
        label: t('subscriptions.mail.fact.next'),
        value: t('subscriptions.sumOn', {
          sum: moneyWords({ amount: next.amount, currency }, locale),
          day: dayWords(next.on, locale),
        }),
      });
  }
  const text = (part: 'subject' | 'heading' | 'text' | 'button') =>
    t(`subscriptions.mail.${kind}.${part}` as `subscriptions.${KeyUnder<'subscriptions'>}`, words);
  await sendMail(sql, {
    kind: `subscriptions.${notice.what}`,
    to: owner.email,
    account: null,
    locale,
    content: {
      subject: text('subject'),
      heading: text('heading'),
      paragraphs: [text('text')],
      ...(facts.length > 0 && { facts }),
      button: { label: text('button'), path: PLAN_PAGE },
    },
  });
}
