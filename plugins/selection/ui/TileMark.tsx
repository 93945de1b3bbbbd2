'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard, useGallery } from '@plugins/kit/ui/hooks';
import { cx, notify } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { FavouriteHeart } from '../marks/ui/FavouriteHeart';
import { ListMark } from '../marks/ui/ListMark';
import { useListing } from '../marks/ui/use-lists';
import { useMarking } from '../marks/ui/use-marks';
import { ProductTick } from './ProductTick';
import { TileStates } from './TileStates';
import { tilePartOf } from './tile-part';
import { usePick } from './use-pick';
import { useCanPick, useSelection, useSelectionPart, useSelectionStore } from './use-selection';

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

/** For the current product. Rendered again only if what this tile shows has changed: a pick concerns one of many. */
function ProductMark({ media }: { media: MediaView }) {
  const t = useT('selection');
  const store = useSelectionStore();
  const part = useSelectionPart((state) => tilePartOf(state, media.id));
  const pick = usePick();
  const canPick = useCanPick();
  const sentTo = useGallery(({ event }) => (event.selection_done ? event.brand.name : null));
  const explain = useClickGuard(() =>
    notify({ text: t('locked', { studio: sentTo ?? '' }), key: 'selection' }),
  );
  const press = useClickGuard(() => {
    const product = store?.get().products?.find(({ id }) => id === part?.product);
    if (product) pick(product, media.id, !part?.picked);
  });
  if (!part) return null;
  const { picked, outside, name, tint, by, open } = part;
  const who = by ? t('pickedBy', { name: by }) : undefined;
  const words = { name: media.name, product: name };
  const tick = <ProductTick tint={tint} on={picked} />;
  // Not among the picks that this product is chosen from: pressing the mark shows a notice about that.
  if (canPick && open)
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
  if (sentTo !== null)
    return (
      <button
        type="button"
        className="tile-mark is-picked"
        aria-label={t('pickedFor', words)}
        title={who}
        onClick={explain}
      >
        {tick}
      </button>
    );
  return (
    <span className="tile-mark is-picked" role="img" aria-label={t('pickedFor', words)} title={who}>
      {tick}
    </span>
  );
}
