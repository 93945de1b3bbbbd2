import { dayWords, type Money, moneyWords } from '@plugins/kit/rules';
import { translator } from '@plugins/kit/server/texts';
import type { Telling } from '../rules/product-notes';

/** Returns the texts and formats of product notes on the server, in a language. */
export function tellingIn(locale: 'en' | 'he'): Telling {
  const t = translator(locale);
  return {
    t: (key, params) => t(`selection.${key}`, params),
    money: (cost) => moneyWords(cost as Money, locale),
    day: (day) => dayWords(day, locale),
  };
}
