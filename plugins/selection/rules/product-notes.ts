/** A product's data for notes, on server and in the browser. */
export interface NotedProduct {
  minphotos: number | null;
  closes_on: string | null;
  /** Picks that the product they are chosen among does not (any longer) have. */
  outside: number;
  standing: {
    missing: number;
    extras: number;
    over: number;
    cost: { amount: number; currency: string } | null;
  };
  time: { state: 'open' } | { state: 'later' | 'closed'; day: string };
}

type NoteKey = `rule.${
  | 'extrasCost'
  | 'extras'
  | 'opens'
  | 'closed'
  | 'missing'
  | 'over'
  | 'outside'
  | 'closes'}`;

/** Texts and formats of the reader's language: `t` of the feature. */
export interface NoteTexts {
  t: (key: NoteKey, params?: Record<string, string | number>) => string;
  money: (cost: { amount: number; currency: string }) => string;
  day: (day: string) => string;
}

/**
 * Returns short notes about a product, the most urgent first: opening day or closed, too few or too many, price of
 * extras, closing day. Chips, summary, mails and the admin's cards show the same.
 */
export function productNotes(
  { minphotos, closes_on, outside, standing, time }: NotedProduct,
  { t, money, day }: NoteTexts,
): string[] {
  const { missing, extras, over, cost } = standing;
  const extra = cost
    ? t('rule.extrasCost', { count: extras, cost: money(cost) })
    : t('rule.extras', { count: extras });
  return [
    time.state === 'later' ? t('rule.opens', { day: day(time.day) }) : '',
    time.state === 'closed' ? t('rule.closed', { day: day(time.day) }) : '',
    missing > 0 ? t('rule.missing', { count: missing, min: minphotos ?? 0 }) : '',
    over > 0 ? t('rule.over', { count: over }) : '',
    extras > 0 ? extra : '',
    outside > 0 ? t('rule.outside', { count: outside }) : '',
    time.state === 'open' && closes_on ? t('rule.closes', { day: day(closes_on) }) : '',
  ].filter(Boolean);
}
