'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard } from '@plugins/kit/ui/hooks';
import { cx } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { FavouriteHeart } from '../marks/ui/FavouriteHeart';
import { ListMark } from '../marks/ui/ListMark';
import { useListing } from '../marks/ui/use-lists';
import { useMarking } from '../marks/ui/use-marks';
import { ProductTick } from './ProductTick';
import { tintOf } from './product-count';
import { TileStates } from './TileStates';
import { usePick } from './use-pick';
import { useCanPickFor, useSelection } from './use-selection';

/**
 * The mark on a photograph for the target chosen in the bar: a heart for favorites, a tick for a product, a plus for a
 * list. What else the photograph is chosen for is shown beside it.
 */
export function TileMark({ media }: { media: MediaView }) {
  const list = useListing();
  const marking = useMarking();
  const current = useSelection((s) => s.get().current) ?? null;
  if (media.state !== 'ready') return null;
  return (
    <>
      <TileStates media={media} target={list ? null : marking ? 'favourites' : current} />
      {list ? (
        <ListMark media={media} list={list} />
      ) : marking ? (
        <FavouriteHeart media={media} />
      ) : (
        <ProductMark media={media} />
      )}
    </>
  );
}

/** For the current product. */
function ProductMark({ media }: { media: MediaView }) {
  const t = useT('selection');
  const products = useSelection((s) => s.get().products);
  const current = useSelection((s) => s.get().current);
  const pick = usePick();
  const product = products?.find(({ id }) => id === current);
  const canPick = useCanPickFor(product);
  const own = product?.picks.get(media.id);
  const picked = own !== undefined;
  const press = useClickGuard(() => product && pick(product, media.id, !picked));
  if (!products || !product) return null;
  // Not among the picks that this product is chosen from: pressing the mark shows a notice about that.
  const parent = products.find(({ id }) => id === product.among);
  const outside = !picked && parent !== undefined && !parent.picks.has(media.id);
  const who = own?.picked_by ? t('pickedBy', { name: own.picked_by }) : undefined;
  const words = { name: media.name, product: product.name };
  const tick = <ProductTick tint={tintOf(products, product.id)} on={picked} />;
  if (canPick)
    return (
      <button
        type="button"
        className={cx('tile-mark', picked && 'is-picked', outside && 'is-outside')}
        aria-pressed={picked}
        aria-label={t('pickFor', words)}
        title={who}
        onClick={press}
      >
        {tick}
      </button>
    );
  if (!picked) return null;
  return (
    <span className="tile-mark is-picked" role="img" aria-label={t('pickedFor', words)} title={who}>
      {tick}
    </span>
  );
}
