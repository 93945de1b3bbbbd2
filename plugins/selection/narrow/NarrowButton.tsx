'use client';

import { parts, useT } from '@plugins/kit/ui';
import type { Product } from '../ui/shown-product';
import { useCanPickFor } from '../ui/use-selection';
import { toDrop } from './narrowing';
import { useNarrowStore } from './use-narrow';

/** Over a product's picks: going through them one by one. Said with weight where there are more than it takes. */
export function NarrowButton({ product }: { product: Product }) {
  const t = useT('selection');
  const store = useNarrowStore();
  const canPick = useCanPickFor(product);
  if (!canPick || product.count < 2) return null;
  const over = toDrop(product.count, product.maxphotos);
  return (
    <parts.Button look={over > 0 ? 'accent' : 'line'} onClick={() => store.open(product.id)}>
      {over > 0 ? t('narrow.beginOver', { over }) : t('narrow.begin')}
    </parts.Button>
  );
}
