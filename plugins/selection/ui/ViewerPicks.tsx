'use client';

import { cx, type MediaView, useT } from '@plugins/kit/ui';
import { Heart } from 'lucide-react';
import { Counter } from './ProductChips';
import { useCanPick, usePick, useSelection } from './use-selection';

/** In the viewer every product has its own heart: one touch picks for any of them. */
export function ViewerPicks({ media }: { media: MediaView }) {
  const t = useT('selection');
  const products = useSelection((s) => s.get().products);
  const pick = usePick();
  const canPick = useCanPick();
  return products?.map((product) => {
    const picked = product.picks.has(media.id);
    const content = (
      <>
        <Heart aria-hidden="true" className="size-5 shrink-0" />
        <bdi>{product.name}</bdi>
        <Counter product={product} />
      </>
    );
    const className = cx('viewer-pick', picked && 'is-picked');
    if (!canPick)
      return (
        picked && (
          <span key={product.id} className={className}>
            {content}
          </span>
        )
      );
    return (
      <button
        key={product.id}
        type="button"
        className={className}
        aria-pressed={picked}
        onClick={() => pick(product, media.id, !picked)}
      >
        <span className="sr-only">{t('pickThis')} </span>
        {content}
      </button>
    );
  });
}
