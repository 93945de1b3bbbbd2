'use client';

import { useT } from '@plugins/kit/admin';
import { Button } from '@plugins/kit/admin/parts';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import type { ProductRow } from '../queries/catalog';
import { type Currency, lowest } from '../rules/product';
import css from './shop.module.css';

interface ListProps {
  products: readonly ProductRow[];
  currency: Currency;
  busy: boolean;
  /** Without both, the list is only read. */
  onEdit: ((product: ProductRow) => void) | null;
  onRemove: ((product: ProductRow) => void) | null;
}

/** The products of a price list: picture, name, kind, lowest price. */
export function ProductList({ products, currency, busy, onEdit, onRemove }: ListProps) {
  const t = useT('shop.admin');
  const locale = useLocale();
  return (
    <ul className={css.products}>
      {products.map((product) => (
        <li key={product.id} className={css.product} data-off={!product.offered || undefined}>
          {product.pictures[0] ? (
            <img src={`/api/x/shop/pictures/${product.pictures[0]}`} alt="" />
          ) : (
            <span className={css.noPicture} data-kind={product.kind} />
          )}
          <span className={css.who}>
            <span>
              <bdi>{product.name}</bdi>
            </span>
            <small>
              {t(`kind.${product.kind}`)} · {t('products.options', { count: product.options.length })}
              {product.offered ? '' : ` · ${t('products.off')}`}
            </small>
          </span>
          <span className={css.sum}>
            {t(product.options.length > 1 ? 'products.from' : 'products.at', {
              price: moneyWords({ amount: lowest(product), currency }, locale),
            })}
          </span>
          {onEdit && onRemove && (
            <span className={css.acts}>
              <Button aria-label={`${t('products.edit')}: ${product.name}`} onClick={() => onEdit(product)}>
                {t('products.edit')}
              </Button>
              <Button
                busy={busy}
                aria-label={`${t('products.remove')}: ${product.name}`}
                onClick={() => onRemove(product)}
              >
                {t('products.remove')}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
