'use client';

import { useT } from '@plugins/kit/ui';
import { notify, whenShown } from '@plugins/kit/ui/parts';
import { type ReactNode, useState } from 'react';
import type { Product } from '../../ui/shown-product';
import { useCanPick, useSelectionStore } from '../../ui/use-selection';
import { type StartChoice, startChoices } from '../rules/start-choices';
import { useMarksStore } from './use-marks';

const StartDialog = whenShown(() => import('./StartDialog').then((file) => file.StartDialog));

/**
 * Starts a product from favorites: offered once it is chosen and has no picks; the person confirms, and may undo it.
 * `offer` is the button on the page, `ask` opens the confirmation, `dialog` must be rendered.
 */
export function useStart(): {
  can: (product: Product) => boolean;
  offer: (product: Product) => void;
  ask: (product: Product) => void;
  dialog: ReactNode;
} {
  const t = useT('selection.marks.start');
  const marks = useMarksStore();
  const selection = useSelectionStore();
  const canPick = useCanPick();
  const [asked, setAsked] = useState<Product | null>(null);
  const [open, setOpen] = useState(false);

  const choicesOf = (product: Product): StartChoice[] => {
    if (!marks || !selection || !canPick || !product.from_favourites) return [];
    const { count, maxphotos, extra_price } = product;
    const extra = selection.get().extra || extra_price !== undefined;
    return startChoices({ count, maxphotos, extra }, { all: marks.agreement().all, own: marks.favourites() });
  };
  const ask = (product: Product) => {
    setAsked(product);
    setOpen(true);
  };
  const offer = (product: Product) => {
    const [first] = choicesOf(product);
    if (!first) return;
    notify({
      text: t('offer', { product: product.name }),
      key: 'selection',
      action: { label: t('look'), run: () => ask(product) },
    });
  };
  const dialog = asked && (
    <StartDialog product={asked} choices={choicesOf(asked)} open={open} onClose={() => setOpen(false)} />
  );
  return { can: (product) => choicesOf(product).length > 0, offer, ask, dialog };
}
