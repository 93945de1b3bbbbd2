import { dayWords } from '@plugins/kit/internal';
import { type Money, moneyWords } from '@plugins/kit/rules';
import { translator } from '@plugins/kit/server/texts';
import type { NoteTexts } from '../rules/product-notes';

/** Returns the texts and formats of product notes on the server, in a language. */
export function noteTextsIn(locale: 'en' | 'he'): NoteTexts {
  const t = translator(locale);
  return {
    t: (key, params) => t(`selection.${key}`, params),
    money: (cost) => moneyWords(cost as Money, locale),
    day: (day) => dayWords(day, locale),
  };
}
