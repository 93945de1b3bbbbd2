'use client';

import { useT } from '@plugins/kit/ui';
import { Button } from '@plugins/kit/ui/parts';
import { useMarks } from '../marks/ui/use-marks';
import type { Product } from '../ui/shown-product';
import { useCanPickFor, useSelection } from '../ui/use-selection';
import { toDrop } from './room';
import { useCullStore } from './use-cull';
import { usePickable } from './use-pickable';

/** The button above a product's picks that reviews them one by one; emphasized beyond the product's limit. */
export function CullButton({ product }: { product: Product }) {
  const t = useT('selection');
  const store = useCullStore();
  const canPick = useCanPickFor(product);
  if (!canPick || product.count < 2) return null;
  const over = toDrop(product.count, product.maxphotos);
  return (
    <Button
      look={over > 0 ? 'ink' : 'line'}
      onClick={() => store.open({ kind: 'picks', product: product.id })}
    >
      {over > 0 ? t('cull.beginOver', { over }) : t('cull.begin')}
    </Button>
  );
}

/** The button above this person's favorites that reviews them for the last chosen product, if picking is open. */
export function CullFavorites() {
  const t = useT('selection');
  const store = useCullStore();
  const count = useMarks((marks) => marks.get().count) ?? 0;
  const current = useSelection((s) => s.get().current);
  const products = usePickable();
  // Begun before the products are there, the review would be for none, and not go on where it was left.
  const waits = useSelection((s) => s.get().products === null && !s.get().failed);
  if (count === 0) return null;
  const product = products.find(({ id }) => id === current) ?? products[0];
  return (
    <Button
      look="line"
      disabled={waits}
      onClick={() => store.open({ kind: 'favourites', product: product?.id ?? null })}
    >
      {t('cull.beginLoved')}
    </Button>
  );
}
