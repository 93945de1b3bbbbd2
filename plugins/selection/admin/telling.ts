import { rules } from '@plugins/kit/admin';

/** A day, and an amount, as the reader writes them. */
export const dayIn = rules.dayWords;
export const money = (cost: { amount: number; currency: string }, locale: string): string =>
  rules.moneyWords(cost as rules.Money, locale);
