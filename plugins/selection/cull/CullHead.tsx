'use client';

import { useT } from '@plugins/kit/ui';
import { Counter, wordsOf } from '../ui/product-count';
import type { Product } from '../ui/shown-product';
import type { Course } from './courses';
import { roomOf, toDrop } from './culling';
import { useCull } from './use-cull';
import { usePickable } from './use-pickable';

/** What is being reviewed, for which product, and how many more it takes. */
export function CullHead({ course, product }: { course: Course; product: Product | undefined }) {
  const t = useT('selection');
  const [, { wanted }] = useCull();
  if (course.kind === 'favourites') return <FavouritesHead product={product} />;
  if (!product) return null;
  const over = toDrop(product.count, product.maxphotos);
  return (
    <>
      <h2>
        <bdi>{product.name}</bdi> <Counter product={product} />
        <span className="sr-only">{t('picked', wordsOf(product))}</span>
      </h2>
      <p className="cull-left" aria-live="polite">
        {wanted && over === 0
          ? t('cull.swapHead')
          : t('cull.left', {
              over: wanted ? over + 1 : over,
              limited: product.maxphotos === null ? 'no' : 'yes',
            })}
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
