'use client';

import { useT } from '@plugins/kit/ui';
import { Counter, wordsOf } from '../ui/product-count';
import type { Product } from '../ui/shown-product';
import type { Course } from './courses';
import { roomOf } from './room';
import { standingOf } from './standing';
import { useCull } from './use-cull';
import { usePickable } from './use-pickable';

/** What is being reviewed, for which product, and how many more it takes. */
export function CullHead({ course, product }: { course: Course; product: Product | undefined }) {
  const t = useT('selection');
  const [, { wanted }] = useCull();
  if (course.kind === 'favourites') return <FavouritesHead product={product} />;
  if (!product) return null;
  const standing = standingOf(product.count, product.maxphotos, wanted !== null);
  const words = () => {
    if (standing.kind === 'swap') return t('cull.swapHead');
    if (standing.kind === 'room') return t('cull.room', { room: standing.room });
    return t('cull.left', { over: standing.over, limited: product.maxphotos === null ? 'no' : 'yes' });
  };
  return (
    <>
      <h2>
        <bdi>{product.name}</bdi> <Counter product={product} />
        <span className="sr-only">{t('picked', wordsOf(product))}</span>
      </h2>
      <p className="cull-left" aria-live="polite">
        {words()}
      </p>
    </>
  );
}

function FavouritesHead({ product }: { product: Product | undefined }) {
  const t = useT('selection');
  const [store] = useCull();
  const products = usePickable();
  if (!product) return <h2>{t('marks.yours')}</h2>;
  const room = roomOf(product.count, product.maxphotos);
  return (
    <>
      <h2>{t('marks.yours')}</h2>
      <p className="cull-into">
        {products.length > 1 ? (
          <select
            aria-label={t('cull.for')}
            value={product.id}
            onChange={({ target }) => store.open({ kind: 'favourites', product: target.value })}
          >
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <bdi>{product.name}</bdi>
        )}{' '}
        <Counter product={product} />
        <span className="sr-only">{t('picked', wordsOf(product))}</span>
      </p>
      <p className="cull-left" aria-live="polite">
        {room === null ? '' : t('cull.room', { room })}
      </p>
    </>
  );
}
