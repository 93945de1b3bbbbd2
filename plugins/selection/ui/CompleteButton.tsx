'use client';

import { hooks, parts, rules, useT } from '@plugins/kit/ui';
import { useState } from 'react';
import { Counter, wordsOf } from './ProductChips';
import type { Product } from './selection-store';
import { useSelectionStore } from './use-selection';

/** Completes the selection, after a last look at what was chosen and what there is still room for. */
export function CompleteButton({ products }: { products: readonly Product[] }) {
  const t = useT('selection');
  const { event, api, setEvent } = hooks.useGallery();
  const store = useSelectionStore();
  const [confirm, dialog] = hooks.useConfirm();
  const [busy, setBusy] = useState(false);

  const complete = async () => {
    if (products.every(({ count }) => count === 0)) {
      parts.notify({ text: t('nothingPicked'), key: 'selection' });
      return;
    }
    const sure = await confirm({
      title: t('completeTitle'),
      content: <Summary products={products} />,
      accept: t('completeAccept'),
      cancel: t('completeCancel'),
    });
    if (!sure) return;
    setBusy(true);
    try {
      await store?.sendKept();
      if (store?.kept) return parts.notify({ text: t('keptFirst'), tone: 'alert', key: 'selection' });
      await api(`/events/${event.id}`, {
        method: 'PUT',
        quiet: true,
        body: { event: { printselectiondone: true } },
      });
      setEvent({ selection_done: true });
      parts.notify({ text: t('completed'), key: 'selection' });
    } catch (error) {
      if (!(error instanceof rules.ApiError)) throw error;
      if (!rules.isLeaving(error)) parts.notify({ text: error.message, tone: 'alert', key: 'selection' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <parts.Button look="accent" className="selection-complete" busy={busy} onClick={complete}>
        {t('complete')}
      </parts.Button>
      {dialog}
    </>
  );
}

function Summary({ products }: { products: readonly Product[] }) {
  const t = useT('selection');
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {products.map((product) => (
          <li key={product.id} className="flex items-baseline justify-between gap-4 py-3">
            <span>
              <bdi className="font-medium">{product.name}</bdi>
              <span className="block text-quiet text-sm">
                {t('summary', { ...wordsOf(product), left: leftOf(product) })}
              </span>
              <TooFew product={product} />
            </span>
            <Counter product={product} />
          </li>
        ))}
      </ul>
      <p className="text-quiet text-sm">{t('completeText')}</p>
    </div>
  );
}

/** Warns of a product with fewer photographs than it asks for. */
function TooFew({ product: { minphotos, count } }: { product: Product }) {
  const t = useT('selection');
  const missing = rules.picksMissing(minphotos, count);
  return missing > 0 ? (
    <span role="alert" className="block text-sm font-medium">
      {t('tooFew', { missing, min: minphotos ?? 0 })}
    </span>
  ) : null;
}

/** Places still free: -1 without a limit; a selection beyond it has none. */
const leftOf = ({ count, maxphotos }: Product): number =>
  maxphotos === null ? -1 : Math.max(0, maxphotos - count);
