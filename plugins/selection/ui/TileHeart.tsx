'use client';

import { useT } from '@plugins/kit/ui';
import { useClickGuard } from '@plugins/kit/ui/hooks';
import { cx } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Heart } from 'lucide-react';
import { FavouriteHeart } from '../marks/ui/FavouriteHeart';
import { ListHeart } from '../marks/ui/ListHeart';
import { useListing } from '../marks/ui/use-lists';
import { useMarking } from '../marks/ui/use-marks';
import { usePick } from './use-pick';
import { useCanPickFor, useSelection } from './use-selection';

/** The heart on a photograph: always visible, 44 px, for the target chosen in the bar. */
export function TileHeart({ media }: { media: MediaView }) {
  const list = useListing();
  const marking = useMarking();
  if (list) return <ListHeart media={media} list={list} />;
  return marking ? <FavouriteHeart media={media} /> : <ProductHeart media={media} />;
}

/** For the current product; names other products' picks. */
function ProductHeart({ media }: { media: MediaView }) {
  const t = useT('selection');
  const products = useSelection((s) => s.get().products);
  const current = useSelection((s) => s.get().current);
  const pick = usePick();
  const product = products?.find(({ id }) => id === current);
  const canPick = useCanPickFor(product);
  const own = product?.picks.get(media.id);
  const picked = own !== undefined;
  const press = useClickGuard(() => product && pick(product, media.id, !picked));
  if (!products || !product || media.state !== 'ready') return null;
  // Not among the picks that this product is chosen from: pressing the heart shows a notice about that.
  const parent = products.find(({ id }) => id === product.among);
  const outside = !picked && parent !== undefined && !parent.picks.has(media.id);
  const others = products.filter((p) => p !== product && p.picks.has(media.id));
  const who = own?.picked_by ? t('pickedBy', { name: own.picked_by }) : undefined;
  const words = { name: media.name, product: product.name };
  return (
    <>
      {others.length > 0 && <span className="tile-others">{others.map((p) => p.name).join(', ')}</span>}
      {canPick ? (
        <button
          type="button"
          className={cx('tile-heart', picked && 'is-picked', outside && 'is-outside')}
          aria-pressed={picked}
          aria-label={t('pickFor', words)}
          title={who}
          onClick={press}
        >
          <Heart aria-hidden="true" />
        </button>
      ) : (
        picked && (
          <span className="tile-heart is-picked" role="img" aria-label={t('pickedFor', words)} title={who}>
            <Heart aria-hidden="true" />
          </span>
        )
      )}
    </>
  );
}
