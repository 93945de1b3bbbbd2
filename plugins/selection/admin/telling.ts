import { dayWords, type Money, moneyWords } from '@plugins/kit/admin/rules';

/** A day, and an amount, as the reader writes them. */
export const dayIn = dayWords;
export const money = (cost: { amount: number; currency: string }, locale: string): string =>
  moneyWords(cost as Money, locale);
