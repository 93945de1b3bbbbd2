'use client';

import { hooks, parts, useT } from '@plugins/kit/ui';
import { useSyncExternalStore } from 'react';
import { pickShelf } from './pick-shelf';
import { type Product, SelectionStore } from './selection-store';

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

/** Picks or unpicks with everything a person hears about it: a notice with Undo, or the server's refusal. */
export function usePick(): (product: Product, media: string, selected: boolean) => void {
  const store = useSelectionStore();
  const t = useT('selection');
  const pick = async (product: Product, media: string, selected: boolean): Promise<void> => {
    if (!store) return;
    const outcome = await store.pick(product.id, media, selected);
    if (outcome.kind === 'refused') parts.notify({ text: outcome.message, tone: 'alert', key: 'selection' });
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
  return (product, media, selected) => void pick(product, media, selected);
}
