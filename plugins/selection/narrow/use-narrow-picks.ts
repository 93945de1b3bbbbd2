'use client';

import { hooks, parts, useT, type Wire } from '@plugins/kit/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Product } from '../ui/shown-product';
import { useSelection, useSelectionStore } from '../ui/use-selection';
import { type Open, toDrop } from './narrowing';
import { useNarrow } from './use-narrow';

export interface NarrowPicks {
  product: Product | undefined;
  /** Null until they have come. */
  medias: ReadonlyMap<string, Wire.MediaView> | null;
  failed: boolean;
  load: () => void;
  /** Whether a photograph is among the picks, as they are shown. */
  open: Open;
  /** Keeps or drops the photograph that is shown; of another nothing becomes. */
  decide: (media: string, kept: boolean) => void;
  undo: () => void;
}

/** The picks of the product one goes through, and what deciding does to them on the server. */
export function useNarrowPicks(): NarrowPicks {
  const t = useT('selection');
  const { api } = hooks.useGallery();
  const [store, state] = useNarrow();
  const selection = useSelectionStore();
  const product = useSelection((s) => s.get().products)?.find(({ id }) => id === state.product);
  const [medias, setMedias] = useState<ReadonlyMap<string, Wire.MediaView> | null>(null);
  const [failed, setFailed] = useState(false);
  const id = state.product;

  const load = useCallback(async () => {
    if (!id) return;
    setFailed(false);
    try {
      const list = await api<{ medias: Wire.MediaView[] }>(`/products/${id}?filter=selected`);
      const ready = list.medias.filter((media) => media.state === 'ready');
      setMedias(new Map(ready.map((media) => [media.id, media])));
      store.begin(ready.flatMap((media) => (selection?.isPicked(id, media.id) ? [media.id] : [])));
    } catch {
      setFailed(true);
    }
  }, [api, id, store, selection]);
  useEffect(() => {
    setMedias(null);
    void load();
  }, [load]);

  // Asked of the store itself: what was pressed a moment ago counts before the page is drawn anew.
  const open = (media: string) => (id ? (selection?.isPicked(id, media) ?? false) : false);
  const ask = async (media: string, selected: boolean) => {
    if (!selection || !id) return;
    const outcome = await selection.pick(id, media, selected);
    if (outcome.kind === 'refused') parts.notify({ text: outcome.message, tone: 'alert', key: 'selection' });
    if (outcome.kind === 'kept') parts.notify({ text: t('keptHere'), key: 'selection' });
    if (outcome.kind === 'done' && !selected) await takeWanted(outcome.count);
  };
  /** Who came here to make room has the photograph as soon as there is some. */
  const takeWanted = async (count: number) => {
    if (!product || toDrop(count + 1, product.maxphotos) > 0) return;
    const wanted = store.takeWanted();
    if (!wanted || !selection) return;
    const outcome = await selection.pick(product.id, wanted, true);
    const text = outcome.kind === 'refused' ? outcome.message : t('narrow.taken', { product: product.name });
    parts.notify({ text, key: 'selection', ...(outcome.kind === 'refused' && { tone: 'alert' as const }) });
    store.close();
  };
  return {
    product,
    medias,
    failed,
    load: () => void load(),
    open,
    decide: (media, kept) => {
      const before = { picked: open(media), favourite: false };
      if (store.decide(media, before, open) && before.picked !== kept) void ask(media, kept);
    },
    undo: () => {
      const step = store.undo();
      if (step && step.before.picked !== open(step.media)) void ask(step.media, step.before.picked);
    },
  };
}
