import { rules, texts } from '@plugins/kit/server';
import type { Telling } from '../rules/product-notes';

/** Telling of products on the server, in a language. */
export function tellingIn(locale: 'en' | 'he'): Telling {
  const t = texts.translator(locale);
  return {
    t: (key, params) => t(`selection.${key}`, params),
    money: (cost) => rules.moneyWords(cost as rules.Money, locale),
    day: (day) => rules.dayWords(day, locale),
  };
}
