'use client';

import { useShared, useStore } from '@plugins/kit/ui/hooks';
import type { LimitOffer } from './pick-offer';
import { ValueStore } from './value-store';

/** The offer shown for a pick beyond a product's limit. */
export interface ShownLimit {
  product: string;
  media: string;
  offer: LimitOffer;
}

/** Returns the page's one offer beyond a limit; null while none is shown. */
export const useLimitStore = (): ValueStore<ShownLimit> =>
  useShared('selection.limit', () => new ValueStore<ShownLimit>());

/** Returns the shown offer. */
export const useLimit = (): ShownLimit | null => useStore(useLimitStore(), (store) => store.get()) ?? null;
