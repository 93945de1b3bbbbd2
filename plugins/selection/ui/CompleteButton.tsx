'use client';

import { useT } from '@plugins/kit/ui';
import { Button, notify, whenShown } from '@plugins/kit/ui/parts';
import { useState } from 'react';
import { isReady } from '../rules/line-state';
import type { Product } from './shown-product';
import { standingIn, useSelection } from './use-selection';

const SendDialog = whenShown(() => import('./SendDialog').then((file) => file.SendDialog));

/** Opens the summary from which the selection is sent. Quiet until every product's minimum is met. */
export function CompleteButton({ products }: { products: readonly Product[] }) {
  const t = useT('selection');
  const state = useSelection((s) => s.get()) ?? null;
  const [open, setOpen] = useState(false);
  const ready = isReady(products.map((product) => ({ count: product.count, ...standingIn(state, product) })));
  const ask = () => {
    if (products.every(({ count }) => count === 0)) notify({ text: t('nothingPicked'), key: 'selection' });
    else setOpen(true);
  };
  return (
    <>
      <Button
        look={ready ? 'ink' : 'line'}
        className="selection-complete"
        aria-label={t('complete')}
        onClick={ask}
      >
        <span className="complete-long">{t('complete')}</span>
        <span className="complete-short">{t('completeShort')}</span>
      </Button>
      {open && <SendDialog products={products} onClose={() => setOpen(false)} />}
    </>
  );
}
