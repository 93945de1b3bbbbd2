'use client';

import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/ui';
import { useShared } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import { useLocale } from 'next-intl';
import type { PickOutcome } from './ask-pick';
import { extrasCost, offerAfter, offerBefore } from './pick-offer';
import type { Product } from './shown-product';
import { useLimitStore } from './use-limit';
import { useSelectionStore } from './use-selection';

export interface Picking {
  /** Picks or unpicks and reports it: a notice with Undo, an offer beyond the limit, or the server's refusal. */
  pick: (product: Product, media: string, selected: boolean) => void;
  /** Picks an extra for its price, which the person has accepted. */
  addExtra: (product: Product, media: string) => void;
}

/** Returns the functions that change picks. */
export function usePicking(): Picking {
  const store = useSelectionStore();
  const t = useT('selection');
  const locale = useLocale();
  const limit = useLimitStore();
  const gallery = useShared('selection.gallery', (live) => live);
  const pick = async (product: Product, media: string, selected: boolean, together?: true): Promise<void> => {
    if (!store) return;
    const outcome = await store.pick(product.id, media, selected, together);
    if (outcome.kind === 'refused') return refused(product, media, outcome);
    if (outcome.kind === 'kept') notify({ text: t('keptHere'), key: 'selection' });
    // Sent meanwhile: there is nothing to undo any more.
    if (outcome.kind !== 'done' || gallery.event.selection_done) return;
    const { person } = gallery.event;
    if (selected && person.introduce) gallery.setEvent({ person: { ...person, introduce: 'now' } });
    notify({
      text: wordsOf(product, outcome.count, selected),
      key: 'selection',
      action: { label: t('undo'), run: () => void pick(product, media, !selected) },
    });
  };
  const wordsOf = ({ name, ...product }: Product, count: number, selected: boolean): string => {
    const extras = selected ? extrasCost({ name, ...product }, count, store?.get().extra ?? false) : null;
    if (extras) {
      const extra = t('rule.extrasCost', { count: extras.count, cost: moneyWords(extras.cost, locale) });
      return t('limit.addedExtra', { product: name, extra });
    }
    return t(selected ? 'added' : 'removed', {
      product: name,
      count,
      max: product.maxphotos ?? 0,
      limited: product.maxphotos === null ? 'no' : 'yes',
    });
  };
  /** Opens the offer beyond a limit, or shows the refusal with a way to fix it. */
  const refused = (product: Product, media: string, { message, code }: PickOutcome & { kind: 'refused' }) => {
    const products = store?.get().products ?? [];
    // The product of the press is as old as its render: another person may have changed its picks since.
    const now = products.find(({ id }) => id === product.id) ?? product;
    const offer = offerAfter(code, now, products);
    const notice = { text: message, tone: 'alert' as const, key: 'selection' };
    if (!offer) return void notify(notice);
    if (offer.kind === 'offBoth') {
      const run = () => void pick(product, media, false, true);
      return void notify({ ...notice, action: { label: t('takeOffBoth'), run } });
    }
    if (offer.kind !== 'both') return limit.set({ product: product.id, media, offer });
    const { parent } = offer;
    const both = async () => {
      const paid = offerBefore(parent, media, store?.get().extra ?? false);
      if (paid) return limit.set({ product: parent.id, media, offer: paid });
      const first = await store?.pick(parent.id, media, true);
      if (first?.kind === 'refused') return refused(parent, media, first);
      await pick(product, media, true);
    };
    const action = { label: t('chooseBoth', { product: parent.name }), run: () => void both() };
    notify({ ...notice, action });
  };
  return {
    pick: (product, media, selected) => {
      const online = navigator.onLine && store?.kept === 0;
      const offer = selected && online ? offerBefore(product, media, store.get().extra) : null;
      if (offer) limit.set({ product: product.id, media, offer });
      else void pick(product, media, selected);
    },
    addExtra: (product, media) => void pick(product, media, true),
  };
}

/** Returns a function that picks or unpicks and reports it. */
export const usePick = (): Picking['pick'] => usePicking().pick;
