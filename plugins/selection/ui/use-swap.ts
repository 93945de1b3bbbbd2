'use client';

import { useT } from '@plugins/kit/ui';
import { notify } from '@plugins/kit/ui/parts';
import type { Product } from './shown-product';
import { useSelectionStore } from './use-selection';

/**
 * Returns a function that removes `out` from a product's picks and adds `into`; its notice undoes both. The requests are
 * sent one after the other: the place must be free before it is taken. Offline both wait in the queue, in this order.
 * If the server refuses `into`, `out` is restored.
 */
export function useSwap(): (product: Product, out: string, into: string) => void {
  const store = useSelectionStore();
  const t = useT('selection');
  const alert = (text: string) => ({ text, tone: 'alert' as const, key: 'selection' });
  const swap = async (product: Product, out: string, into: string, together?: true): Promise<void> => {
    const outcome = await store?.pick(product.id, out, false, together);
    if (outcome?.kind === 'refused') {
      const run = () => void swap(product, out, into, true);
      const held = outcome.code === 'PICK_HELD' ? { action: { label: t('takeOffBoth'), run } } : {};
      return void notify({ ...alert(outcome.message), ...held });
    }
    if (outcome?.kind === 'done' || outcome?.kind === 'kept') await addInstead(product, out, into);
  };
  const addInstead = async (product: Product, out: string, into: string): Promise<void> => {
    const outcome = await store?.pick(product.id, into, true);
    if (outcome?.kind === 'kept') notify({ text: t('keptHere'), key: 'selection' });
    if (outcome?.kind === 'refused') {
      await store?.pick(product.id, out, true);
      notify(alert(outcome.message));
    }
    if (outcome?.kind !== 'done') return;
    notify({
      text: t('limit.swapped', { product: product.name }),
      key: 'selection',
      action: { label: t('undo'), run: () => void swap(product, into, out) },
    });
  };
  return (product, out, into) => void swap(product, out, into);
}
