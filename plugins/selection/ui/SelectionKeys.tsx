'use client';

import { useT } from '@plugins/kit/ui';
import { useKeys } from '@plugins/kit/ui/hooks';
import type { KeyBinding } from '@plugins/kit/ui/internal';
import type { MediaView } from '@plugins/kit/ui/wire';
import { useListing } from '../marks/ui/use-lists';
import { useMarking } from '../marks/ui/use-marks';
import { usePick } from './use-pick';
import { useCanPick, useSelection, useSelectionStore } from './use-selection';

/**
 * Binds Space and S to pick for the current product, 1–9 to choose it. While marks mean favorites, `MarkKeys` binds
 * them.
 */
export function SelectionKeys() {
  const t = useT('selection');
  const store = useSelectionStore();
  const products = useSelection((s) => s.get().products) ?? [];
  const pick = usePick();
  const marking = useMarking();
  const listing = useListing() !== undefined;
  const canPick = useCanPick() && !marking && !listing;
  const toggle = (media: MediaView | null): boolean => {
    const product = products.find(({ id }) => id === store?.get().current);
    if (!media || !product || media.state !== 'ready') return false;
    pick(product, media.id, !store?.isPicked(product.id, media.id));
    return true;
  };
  const picking: KeyBinding = {
    keys: ['KeyS', 'Space'],
    shown: 'S',
    label: t('keys.pick'),
    run: toggle,
  };
  const choosing = products.slice(0, 9).map(
    (product, index): KeyBinding => ({
      keys: [`Digit${index + 1}`, `Numpad${index + 1}`],
      shown: String(index + 1),
      label: t('keys.choose', { product: product.name }),
      run: () => {
        store?.choose(product.id);
        return true;
      },
    }),
  );
  useKeys(canPick ? [picking, ...choosing] : []);
  return null;
}
