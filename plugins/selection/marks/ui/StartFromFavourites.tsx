'use client';

import { useT } from '@plugins/kit/ui';
import { Button, Dialog, notify } from '@plugins/kit/ui/parts';
import { type ReactNode, useState } from 'react';
import type { Product } from '../../ui/shown-product';
import { useCanPick, useSelectionStore } from '../../ui/use-selection';
import { type StartChoice, startChoices } from '../rules/start-choices';
import { useMarksStore } from './use-marks';

/** Concurrent requests for picks. */
const AT_ONCE = 10;

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
  const start = async (product: Product, { medias }: StartChoice) => {
    setOpen(false);
    if (!selection) return;
    const pickAll = async (all: readonly string[], selected: boolean) => {
      const done: string[] = [];
      let refused: string | null = null;
      for (let at = 0; at < all.length; at += AT_ONCE)
        await Promise.all(
          all.slice(at, at + AT_ONCE).map(async (media) => {
            const outcome = await selection.pick(product.id, media, selected);
            if (outcome.kind === 'refused') refused = outcome.message;
            else done.push(media);
          }),
        );
      return { done, refused: refused as string | null };
    };
    const { done, refused } = await pickAll(medias, true);
    if (refused) notify({ text: refused, tone: 'alert' });
    notify({
      text: t('started', { product: product.name, count: done.length }),
      key: 'selection',
      action: { label: t('undo'), run: () => void pickAll(done, false) },
    });
  };
  const dialog = asked && (
    <Dialog open={open} onClose={() => setOpen(false)} title={t('title', { product: asked.name })}>
      <div className="flex flex-col gap-3">
        <p className="text-quiet">{t('text')}</p>
        {choicesOf(asked).map((choice) => (
          <div key={choice.of} className="flex flex-col gap-1">
            <Button
              look={choice.over > 0 ? 'line' : 'ink'}
              disabled={choice.over > 0}
              onClick={() => void start(asked, choice)}
            >
              {t(choice.of, { count: choice.medias.length })}
            </Button>
            {choice.over > 0 ? (
              <p className="text-quiet text-sm">
                {t('over', { count: choice.over, max: asked.maxphotos ?? 0, product: asked.name })}
              </p>
            ) : null}
          </div>
        ))}
      </div>
    </Dialog>
  );
  return { can: (product) => choicesOf(product).length > 0, offer, ask, dialog };
}
