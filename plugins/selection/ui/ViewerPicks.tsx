'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard, useGallery } from '@plugins/kit/ui/hooks';
import { Name, useViewerPlace } from '@plugins/kit/ui/internal';
import { cx, notify } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { ArrowLeftRight } from 'lucide-react';
import { usePickable } from '../cull/use-pickable';
import { useSwapIn } from '../cull/use-swap-in';
import { shortName } from '../rules/short-name';
import { ProductTick } from './ProductTick';
import { Counter, tintOf } from './product-count';
import type { Product } from './shown-product';
import { usePick } from './use-pick';
import { useCanPickFor, useSelection } from './use-selection';

/**
 * In the viewer and the comparison: one button that picks for the current product. In the viewer's menu a line for
 * each product, where there are several: one tap picks for any of them.
 */
export function ViewerPicks({ media }: { media: MediaView }) {
  const t = useT('selection');
  const products = useSelection((s) => s.get().products) ?? [];
  const current = useSelection((s) => s.get().current);
  const inMenu = useViewerPlace() === 'menu';
  const pickable = new Set(usePickable().map(({ id }) => id));
  const names = products.map(({ name }) => name);
  const picks = products.map((product) => ({ product, names, tint: tintOf(products, product.id) }));
  if (!inMenu)
    return picks
      .filter(({ product }) => product.id === current)
      .map((pick) => <ViewerPick key={pick.product.id} {...pick} media={media} look="viewer-pick" />);
  const shown = picks.filter(({ product }) => pickable.has(product.id) || product.picks.has(media.id));
  if (products.length < 2 || shown.length === 0) return null;
  const words = t(pickable.size > 0 ? 'choosePhoto' : 'chosenFor');
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons, not form fields
    <div className="viewer-products" role="group" aria-label={words}>
      <p className="viewer-group" aria-hidden="true">
        {words}
      </p>
      {shown.map((pick) => (
        <ViewerPick key={pick.product.id} {...pick} media={media} look="viewer-line" />
      ))}
    </div>
  );
}

interface PickProps {
  product: Product;
  /** Of all products. */
  names: readonly string[];
  tint: number;
  media: MediaView;
  look: 'viewer-pick' | 'viewer-line';
}

function ViewerPick({ product, names, tint, media, look }: PickProps) {
  const t = useT('selection');
  const pick = usePick();
  const canPick = useCanPickFor(product);
  const picked = product.picks.has(media.id);
  const swapIn = useSwapIn(product, media.id);
  const { event } = useGallery();
  const press = useClickGuard(() => (swapIn && !picked ? swapIn() : pick(product, media.id, !picked)));
  const locked = useClickGuard(() =>
    notify({ text: t('locked', { studio: event.brand.name }), key: 'selection' }),
  );
  const className = cx(look, picked && 'is-picked');
  const content = (
    <>
      <ProductTick tint={tint} on={picked} />
      <Name cut {...(look === 'viewer-pick' && { short: shortName(product.name, names) })}>
        {product.name}
      </Name>
      <Counter product={product} />
    </>
  );
  if (!canPick && picked && event.selection_done)
    return (
      <button type="button" className={className} onClick={locked}>
        {content}
      </button>
    );
  if (!canPick) return picked && <span className={className}>{content}</span>;
  return (
    <button type="button" className={className} aria-pressed={picked} onClick={press}>
      {swapIn && !picked ? (
        <>
          <ArrowLeftRight aria-hidden="true" />
          {t('cull.swapIn')}
          <span className="sr-only">: {product.name}</span>
        </>
      ) : (
        content
      )}
    </button>
  );
}
