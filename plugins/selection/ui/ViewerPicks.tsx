'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard } from '@plugins/kit/ui/hooks';
import { Name } from '@plugins/kit/ui/internal';
import { cx } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Heart } from 'lucide-react';
import { Counter } from './product-count';
import type { Product } from './shown-product';
import { usePick } from './use-pick';
import { useCanPickFor, useSelection } from './use-selection';

/** In the viewer every product has its own heart: one tap picks for any of them. */
export function ViewerPicks({ media }: { media: MediaView }) {
  const products = useSelection((s) => s.get().products);
  return products?.map((product) => <ViewerPick key={product.id} product={product} media={media} />);
}

function ViewerPick({ product, media }: { product: Product; media: MediaView }) {
  const t = useT('selection');
  const pick = usePick();
  const canPick = useCanPickFor(product);
  const picked = product.picks.has(media.id);
  const press = useClickGuard(() => pick(product, media.id, !picked));
  const className = cx('viewer-pick', picked && 'is-picked');
  const content = (
    <>
      <Heart aria-hidden="true" className="size-5 shrink-0" />
      <Name cut>{product.name}</Name>
      <Counter product={product} />
    </>
  );
  if (!canPick) return picked && <span className={className}>{content}</span>;
  return (
    <button type="button" className={className} aria-pressed={picked} onClick={press}>
      <span className="sr-only">{t('pickThis')} </span>
      {content}
    </button>
  );
}
