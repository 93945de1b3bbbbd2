'use client';

import { dayWords, timeOf } from '@plugins/kit/internal';
import { type Money, moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/ui';
import { useGallery, useShared, useStore } from '@plugins/kit/ui/hooks';
import { useLocale } from 'next-intl';
import { useRef } from 'react';
import type { NotedProduct, NoteTexts } from '../rules/product-notes';
import { standingOf } from '../rules/standing';
import { pickQueue } from './pick-queue';
import { type SelectionState, SelectionStore } from './selection-store';
import type { Product } from './shown-product';

/** Returns the page's one store of picks; null if the project has no selection or this person may not select. */
export function useSelectionStore(): SelectionStore | null {
  return useShared('selection', ({ event, api }) =>
    event.products_url ? new SelectionStore(api, event.products_url, pickQueue(event.id)) : null,
  );
}

/** Returns a part of the store's state; undefined without a store. */
export function useSelection<T>(select: (store: SelectionStore) => T): T | undefined {
  return useStore(useSelectionStore(), select);
}

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns a part that `select` makes of the store's state, undefined without a store. An equal part is the same object, so
 * that a component is rendered again only if its own part has changed. The part must be plain data.
 */
export function useSelectionPart<T>(select: (state: SelectionState) => T): T | undefined {
  const last = useRef<{ part: T } | null>(null);
  return useSelection((store) => {
    const part = select(store.get());
    if (last.current && equal(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  });
}

/** Whether this person may pick now: they may select, and the selection is not complete. */
export function useCanPick(): boolean {
  return useGallery(({ event }) => event.can.select && !event.selection_done);
}

/** Returns a product's current state for this person, by the server's rules. */
export function useStanding(product: Product): NotedProduct & { amongName: string | null } {
  const state = useSelection((s) => s.get());
  return standingIn(state ?? null, product);
}

/** Returns a product's state by the page's data. */
export function standingIn(
  state: SelectionState | null,
  product: Product,
): NotedProduct & { amongName: string | null } {
  const { minphotos = null, opens_on = null, closes_on = null, extra_price = null, among } = product;
  const parent = state?.products?.find(({ id }) => id === among);
  return {
    minphotos,
    closes_on,
    outside: parent ? [...product.picks.keys()].filter((media) => !parent.picks.has(media)).length : 0,
    standing: standingOf({ ...product, minphotos, extra_price }, state?.extra ?? false),
    time: timeOf({ opens_on, closes_on, time_zone: state?.zone ?? 'UTC' }, new Date()),
    amongName: parent?.name ?? null,
  };
}

/**
 * Returns the texts and formats of product notes in the reader's language; `short` formats days without their year.
 */
export function useNoteTexts(length: 'long' | 'short' = 'long'): NoteTexts {
  // Notes read their own texts alone: see `NoteKey`.
  // texts: selection.rule.*
  const t = useT('selection');
  const locale = useLocale();
  return {
    t,
    money: (cost) => moneyWords(cost as Money, locale),
    day: (day) => dayWords(day, locale, length),
  };
}

/** Whether a product accepts picks now: within its days. */
export function useCanPickFor(product: Product | undefined): boolean {
  const canPick = useCanPick();
  const state = useSelection((s) => s.get());
  return canPick && (!product || standingIn(state ?? null, product).time.state === 'open');
}
