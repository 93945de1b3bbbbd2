import type { Locale } from '@/core/i18n/locale';
import type { TextKey, Translate } from '@/core/i18n/translate';
import type { Invoice, InvoiceLine, Offer } from './rules/subscription';

const LINES = {
  plan: 'subscriptions.line.plan',
  project: 'subscriptions.line.project',
  discount: 'subscriptions.line.discount',
  left: 'subscriptions.line.left',
  credit: 'subscriptions.line.credit',
} as const satisfies Record<InvoiceLine['what'], TextKey>;

const PERIOD_WORDS = {
  monthly: 'subscriptions.period.monthly',
  quarterly: 'subscriptions.period.quarterly',
  yearly: 'subscriptions.period.yearly',
} as const;

const KNOWN = {
  free: 'subscriptions.plan.free',
  pro: 'subscriptions.plan.pro',
  unlimited: 'subscriptions.plan.unlimited',
} as const;

/** A plan's name in a language; `names` are those that operators gave, by plan. */
export const planWords = (plan: string, t: Translate, names: Record<string, string>): string =>
  plan in KNOWN ? t(KNOWN[plan as keyof typeof KNOWN]) : (names[plan] ?? plan);

/** A plan with its period, such as "Pro, monthly". */
export const offerWords = (
  offer: Pick<Offer, 'plan' | 'period'>,
  t: Translate,
  names: Record<string, string>,
): string =>
  t('subscriptions.offer', { plan: planWords(offer.plan, t, names), period: t(PERIOD_WORDS[offer.period]) });

/** The lines of an invoice in words, with their sums. */
export function lineWords(
  invoice: Pick<Invoice, 'lines' | 'offer'>,
  t: Translate,
  names: Record<string, string>,
): { words: string; quantity: number; amount: number }[] {
  const offer = invoice.offer ? offerWords(invoice.offer, t, names) : '';
  return invoice.lines.map(({ what, amount }) => ({ words: t(LINES[what], { offer }), quantity: 1, amount }));
}

/** The names of added plans in a language. */
export const namesIn = (
  plans: Record<string, { names: Record<Locale, string> | null }>,
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(plans).flatMap(([id, { names }]) => (names ? [[id, names[locale]] as const] : [])),
  );
