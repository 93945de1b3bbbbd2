'use client';

import type { Product } from '../ui/shown-product';
import { useSwap } from '../ui/use-swap';
import { currentOf } from './culling';
import { roomOf, toDrop } from './room';
import { useCull } from './use-cull';

/**
 * Returns what a press on a photograph's mark does while that photograph waits for room in a full product, as in the
 * comparison of a swap: it takes the place of the pick it is compared with. Null in every other case.
 */
export function useSwapIn({ id, ...product }: Product, media: string): (() => void) | null {
  const [store, { course, culling, wanted }] = useCull();
  const swap = useSwap();
  const out = currentOf(culling);
  if (wanted !== media || out === null || course?.kind !== 'picks' || course.product !== id) return null;
  if (roomOf(product.count, product.maxphotos) !== 0 || toDrop(product.count, product.maxphotos) > 0)
    return null;
  return () => {
    store.close();
    swap({ id, ...product }, out, media);
  };
}
