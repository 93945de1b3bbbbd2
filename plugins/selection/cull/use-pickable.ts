'use client';

import type { Product } from '../ui/shown-product';
import { standingIn, useCanPick, useSelection } from '../ui/use-selection';

/** Returns the products that accept picks now. */
export function usePickable(): Product[] {
  const canPick = useCanPick();
  const state = useSelection((s) => s.get()) ?? null;
  if (!canPick) return [];
  return (state?.products ?? []).filter((product) => standingIn(state, product).time.state === 'open');
}
