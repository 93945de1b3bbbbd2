'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import { useCullStore } from '../cull/use-cull';
import type { Product } from './shown-product';
import { useSelectionStore } from './use-selection';

/**
 * Returns a function that picks or unpicks and reports it: a notice with Undo, or the server's refusal with a way to
 * fix it.
 */
export function usePick(): (product: Product, media: string, selected: boolean) => void {
  const store = useSelectionStore();
  const t = useT('selection');
  const cull = useCullStore();
  const { event, setEvent } = useGallery();
  const pick = async (product: Product, media: string, selected: boolean, together?: true): Promise<void> => {
    if (!store) return;
    const outcome = await store.pick(product.id, media, selected, together);
    if (outcome.kind === 'refused')
      notify({
        text: outcome.message,
        tone: 'alert',
        key: 'selection',
        ...wayOut(product, media, outcome.code),
      });
    if (outcome.kind === 'kept') notify({ text: t('keptHere'), key: 'selection' });
    if (outcome.kind !== 'done') return;
    if (selected && event.person.introduce) setEvent({ person: { ...event.person, introduce: 'now' } });
    const words = { product: product.name, count: outcome.count, max: product.maxphotos ?? 0 };
    const text = t(selected ? 'added' : 'removed', {
      ...words,
      limited: product.maxphotos === null ? 'no' : 'yes',
    });
    notify({
      text,
      key: 'selection',
      action: { label: t('undo'), run: () => void pick(product, media, !selected) },
    });
  };
  /** Returns the fix offered for a refusal: remove from both products, review the picks to make room, or add to both. */
  const wayOut = (product: Product, media: string, code: string) => {
    if (code === 'PICK_HELD')
      return { action: { label: t('takeOffBoth'), run: () => void pick(product, media, false, true) } };
    if (code === 'SELECTION_LIMIT_REACHED' && product.count > 1)
      return {
        action: {
          label: t('cull.makeRoom'),
          run: () => cull.open({ kind: 'picks', product: product.id }, media),
        },
      };
    const parent = store?.get().products?.find(({ id }) => id === product.among);
    if (code !== 'PICK_NOT_AMONG' || !parent) return {};
    const both = async () => {
      const first = await store?.pick(parent.id, media, true);
      if (first?.kind === 'refused') notify({ text: first.message, tone: 'alert', key: 'selection' });
      else await pick(product, media, true);
    };
    return { action: { label: t('chooseBoth', { product: parent.name }), run: () => void both() } };
  };
  return (product, media, selected) => void pick(product, media, selected);
}
