'use client';

import { hooks, parts, rules, useT } from '@plugins/kit/ui';
import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useNarrowStore } from '../narrow/use-narrow';
import type { Telling, ToldProduct } from '../rules/product-notes';
import { pickShelf } from './pick-shelf';
import { type SelectionState, SelectionStore } from './selection-store';
import type { Product } from './shown-product';

/** The page's one selection. Null where the project has none, or this person does not select. */
export function useSelectionStore(): SelectionStore | null {
  const { event, api } = hooks.useGallery();
  const address = event.products_url;
  const store = hooks.useShared('selection', () =>
    address ? new SelectionStore(api, address, pickShelf(event.id)) : null,
  );
  return store;
}

const NONE = () => () => undefined;

/** A part of the selection's state; undefined where there is no selection. */
export function useSelection<T>(select: (store: SelectionStore) => T): T | undefined {
  const store = useSelectionStore();
  const read = () => (store ? select(store) : undefined);
  return useSyncExternalStore(store?.subscribe ?? NONE, read, read);
}

/** Whether hearts answer: selecting is this person's, and the selection is not complete. */
export function useCanPick(): boolean {
  const { event } = hooks.useGallery();
  return event.can.select && !event.selection_done;
}

/** How a product stands for this person now, as the server decides it, too. */
export function useStanding(product: Product): ToldProduct & { amongName: string | null } {
  const state = useSelection((s) => s.get());
  return standingIn(state ?? null, product);
}

/** How a product stands in what the page knows. */
export function standingIn(
  state: SelectionState | null,
  product: Product,
): ToldProduct & { amongName: string | null } {
  const { minphotos = null, opens_on = null, closes_on = null, extra_price = null, among } = product;
  const parent = state?.products?.find(({ id }) => id === among);
  return {
    minphotos,
    closes_on,
    outside: parent ? [...product.picks.keys()].filter((media) => !parent.picks.has(media)).length : 0,
    standing: rules.standingOf({ ...product, minphotos, extra_price }, state?.extra ?? false),
    time: rules.timeOf({ opens_on, closes_on, time_zone: state?.zone ?? 'UTC' }, new Date()),
    amongName: parent?.name ?? null,
  };
}

/** Telling of products in the browser, in the reader's language; `short` says days without their year. */
export function useTelling(length: 'long' | 'short' = 'long'): Telling {
  const t = useT('selection');
  const locale = useLocale();
  return {
    t: (key, params) => t(key, params),
    money: (cost) => rules.moneyWords(cost as rules.Money, locale),
    day: (day) => rules.dayWords(day, locale, length),
  };
}

/** Whether hearts of a product answer now: within its days. */
export function useCanPickFor(product: Product | undefined): boolean {
  const canPick = useCanPick();
  const state = useSelection((s) => s.get());
  return canPick && (!product || standingIn(state ?? null, product).time.state === 'open');
}

/** Picks or unpicks with everything a person hears about it: a notice with Undo, or the server's refusal and a way out of it. */
export function usePick(): (product: Product, media: string, selected: boolean) => void {
  const store = useSelectionStore();
  const t = useT('selection');
  const narrow = useNarrowStore();
  const pick = async (product: Product, media: string, selected: boolean, together?: true): Promise<void> => {
    if (!store) return;
    const outcome = await store.pick(product.id, media, selected, together);
    if (outcome.kind === 'refused')
      parts.notify({
        text: outcome.message,
        tone: 'alert',
        key: 'selection',
        ...wayOut(product, media, outcome.code),
      });
    if (outcome.kind === 'kept') parts.notify({ text: t('keptHere'), key: 'selection' });
    if (outcome.kind !== 'done') return;
    const words = { product: product.name, count: outcome.count, max: product.maxphotos ?? 0 };
    const text = t(selected ? 'added' : 'removed', {
      ...words,
      limited: product.maxphotos === null ? 'no' : 'yes',
    });
    parts.notify({
      text,
      key: 'selection',
      action: { label: t('undo'), run: () => void pick(product, media, !selected) },
    });
  };
  /** What a refusal may be answered with: off both products, or on both. */
  const wayOut = (product: Product, media: string, code: string) => {
    if (code === 'PICK_HELD')
      return { action: { label: t('takeOffBoth'), run: () => void pick(product, media, false, true) } };
    if (code === 'SELECTION_LIMIT_REACHED' && product.count > 1)
      return { action: { label: t('narrow.makeRoom'), run: () => narrow.open(product.id, media) } };
    const parent = store?.get().products?.find(({ id }) => id === product.among);
    if (code !== 'PICK_NOT_AMONG' || !parent) return {};
    const both = async () => {
      const first = await store?.pick(parent.id, media, true);
      if (first?.kind === 'refused') parts.notify({ text: first.message, tone: 'alert', key: 'selection' });
      else await pick(product, media, true);
    };
    return { action: { label: t('chooseBoth', { product: parent.name }), run: () => void both() } };
  };
  return (product, media, selected) => void pick(product, media, selected);
}
