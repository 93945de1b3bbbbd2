import { dayWords } from '@plugins/kit/internal';
import { type Money, moneyWords } from '@plugins/kit/rules';

/** Formats a day or an amount in the reader's language. */
export const dayIn = dayWords;
export const money = (cost: { amount: number; currency: string }, locale: string): string =>
  moneyWords(cost as Money, locale);
