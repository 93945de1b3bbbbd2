'use client';

import { useT } from '@plugins/kit/admin';
import { useLocale } from 'next-intl';
import { limitsOf } from '../rules/standing';
import { dayIn, money } from './format';
import css from './picks.module.css';
import type { ProductCard } from './picks-view';

/** Each product with its picks and limits; a click filters by it. */
export function ProductCards({
  products,
  photos,
  chosen,
  onChoose,
}: {
  products: ProductCard[];
  /** How many photographs are picked, for one product or several. */
  photos: number;
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
          <strong>{t('allPicks', { count: total })}</strong>
          {photos === total ? null : <small>{t('ofPhotos', { count: photos })}</small>}
        </button>
      ) : null}
      {products.map((product) => (
        <Card
          key={product.id}
          product={product}
          pressed={products.length === 1 || product.id === chosen}
          onPress={() => onChoose(product.id)}
        />
      ))}
    </fieldset>
  );
}

function Card({
  product,
  pressed,
  onPress,
}: {
  product: ProductCard;
  pressed: boolean;
  onPress: () => void;
}) {
  const t = useT('selection.admin');
  const words = useT('selection');
  const locale = useLocale();
  const { name, count, minphotos, maxphotos, away, standing, among } = product;
  const asked = maxphotos ?? minphotos;
  const kind = limitsOf(minphotos, maxphotos);
  const { missing, extras, over, cost, state } = standing;
  const by = { short: missing, over, full: extras, fine: 0 }[state];
  const said = [
    state === 'short' ? t('short', { count: by }) : '',
    state === 'over' ? t('over', { count: by }) : '',
    state === 'full' && extras === 0 ? t('full') : '',
    extras > 0 && !cost ? t('extra', { count: extras }) : '',
    cost ? words('rule.extrasCost', { count: extras, cost: money(cost, locale) }) : '',
    among ? words('among', { product: among.name }) : '',
    product.outside > 0 ? words('rule.outside', { count: product.outside }) : '',
    product.time.state === 'later' ? words('rule.opens', { day: dayIn(product.time.day, locale) }) : '',
    away > 0 ? t('inTrash', { count: away }) : '',
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={css.product}
      aria-pressed={pressed}
      data-standing={state}
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
      {said.length > 0 ? <small>{said.join(' · ')}</small> : null}
    </button>
  );
}
