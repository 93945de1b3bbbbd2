'use client';

import { useT } from '@plugins/kit/admin';
import { standingOf } from './narrow-picks';
import css from './picks.module.css';
import type { ProductCard } from './picks-view';

/** Each product with how many are picked of how many are asked for; pressing one looks at it alone. */
export function ProductCards({
  products,
  extra,
  chosen,
  onChoose,
}: {
  products: ProductCard[];
  /** More than the limit is allowed. */
  extra: boolean;
  chosen: string | null;
  onChoose: (product: string | null) => void;
}) {
  const t = useT('selection.admin');
  const total = products.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={css.products} aria-label={t('products')}>
      {products.length > 1 ? (
        <button
          type="button"
          className={css.product}
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
        >
          <span>{t('allProducts')}</span>
          <strong>{t('count', { count: total })}</strong>
        </button>
      ) : null}
      {products.map((product) => (
        <Card
          key={product.id}
          product={product}
          extra={extra}
          pressed={products.length === 1 || product.id === chosen}
          onPress={() => onChoose(product.id)}
        />
      ))}
    </fieldset>
  );
}

function Card({
  product,
  extra,
  pressed,
  onPress,
}: {
  product: ProductCard;
  extra: boolean;
  pressed: boolean;
  onPress: () => void;
}) {
  const t = useT('selection.admin');
  const { name, count, minphotos, maxphotos, away } = product;
  const { standing, by } = standingOf(product);
  const asked = maxphotos ?? minphotos;
  const kind =
    minphotos === null ? (maxphotos === null ? 'free' : 'max') : maxphotos === null ? 'min' : 'both';
  const said =
    standing === 'short'
      ? t('short', { count: by })
      : standing === 'over'
        ? t(extra ? 'extra' : 'over', { count: by })
        : standing === 'full'
          ? t('full')
          : null;
  return (
    <button
      type="button"
      className={css.product}
      aria-pressed={pressed}
      data-standing={standing === 'over' && extra ? 'full' : standing}
      onClick={onPress}
    >
      <span>
        <bdi>{name}</bdi>
      </span>
      <strong>{t('ofMany', { kind, count, min: minphotos ?? 0, max: maxphotos ?? 0 })}</strong>
      {asked === null ? null : (
        <span className={css.bar} aria-hidden>
          <span style={{ inlineSize: `${Math.min(100, (count / asked) * 100)}%` }} />
        </span>
      )}
      {said || away > 0 ? (
        <small>{[said, away > 0 ? t('away', { count: away }) : null].filter(Boolean).join(' · ')}</small>
      ) : null}
    </button>
  );
}
