'use client';

import { type Money, moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { lineState } from '../rules/line-state';
import { productNotes } from '../rules/product-notes';
import { sumMoney } from '../rules/standing';
import type { SummaryLine } from './SummaryList';
import type { Product } from './shown-product';
import { standingIn, useNoteTexts, useSelectionStore } from './use-selection';

/** A line of the summary with its product; `open`: picks can be changed now. */
export interface ProductLine extends SummaryLine {
  product: Product;
  open: boolean;
}

/** Returns the summary of these products, and the price of their extras by currency. */
export function useSummary(products: readonly Product[]): { lines: ProductLine[]; sums: string[] } {
  const locale = useLocale();
  const noteTexts = useNoteTexts();
  const state = useSelectionStore()?.get() ?? null;
  const all = products.map((product) => ({ product, ...standingIn(state, product) }));
  const costs = all.flatMap(({ standing: { cost } }) => (cost ? [cost as Money] : []));
  const lines = all.map((one) => {
    const { id, name, count, maxphotos } = one.product;
    return {
      ...{ id, name, count, maxphotos, product: one.product },
      state: lineState({ count, ...one }),
      notes: productNotes(one, noteTexts),
      open: one.time.state === 'open',
    };
  });
  return { lines, sums: sumMoney(costs).map((sum) => moneyWords(sum, locale)) };
}
