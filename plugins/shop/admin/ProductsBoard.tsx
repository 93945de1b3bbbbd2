'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useRead, useUndo } from '@plugins/kit/admin/hooks';
import { Button, Empty, Reading } from '@plugins/kit/admin/parts';
import { moneyWords } from '@plugins/kit/rules';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { ListRow, ProductRow } from '../queries/catalog';
import { type Currency, KINDS, type Kind, lowest } from '../rules/product';
import { ListSettings } from './ListSettings';
import { ProductForm } from './ProductForm';
import css from './shop.module.css';
import { starterOf } from './starters';

interface Catalog {
  list: ListRow | null;
  products: ProductRow[];
}

const isKind = (value: string | null): value is Kind => KINDS.some((kind) => kind === value);

/** The studio's price list: what it sells in its galleries. The first product opens the shop in all of them. */
export function ProductsBoard({ begin }: { begin: string | null }) {
  const t = useT('shop.admin');
  const locale = useLocale();
  const call = useCall();
  const undo = useUndo();
  const { busy, act } = useAct();
  const read = useRead<Catalog>('/api/x/shop/products');
  const { found, load } = read;
  const [edited, setEdited] = useState<Kind | ProductRow | null>(isKind(begin) ? begin : null);
  const [settings, setSettings] = useState(false);
  if (!found) return <Reading of={read} text={t('failed')} />;
  const currency: Currency = found.list?.currency ?? (locale === 'he' ? 'ILS' : 'USD');
  const remove = (product: ProductRow) =>
    act(async () => {
      const path = `/api/x/shop/products/${product.id}`;
      await call(path, { method: 'DELETE' });
      await load();
      undo(t('products.removed', { name: product.name }), async () => {
        await call(`${path}/restore`, { method: 'POST', body: {} });
        await load();
      });
    });
  const done = async () => {
    setEdited(null);
    setSettings(false);
    await load();
  };
  const isNew = typeof edited === 'string';
  const empty = found.products.length === 0;
  const adds = KINDS.map((kind) => (
    <Button
      key={kind}
      {...(empty && kind === 'print' && { look: 'primary' })}
      onClick={() => setEdited(kind)}
    >
      {t(`products.add.${kind}`)}
    </Button>
  ));
  return (
    <div className={css.board}>
      {empty ? (
        <Empty title={t('products.empty')} text={t('products.emptyText')}>
          <div className={css.acts}>{adds}</div>
        </Empty>
      ) : (
        <>
          <div className={css.head}>
            <p>{t('products.about')}</p>
            <div className={css.acts}>
              {adds}
              <Button onClick={() => setSettings(true)}>{t('list.title')}</Button>
            </div>
          </div>
          <ul className={css.products}>
            {found.products.map((product) => (
              <li key={product.id} className={css.product} data-off={!product.offered || undefined}>
                {product.pictures[0] ? (
                  <img src={`/api/x/shop/pictures/${product.pictures[0]}`} alt="" />
                ) : (
                  <span className={css.noPicture} data-kind={product.kind} />
                )}
                <span className={css.who}>
                  <bdi>{product.name}</bdi>
                  <small>
                    {t(`kind.${product.kind}`)} · {t('products.options', { count: product.options.length })}
                    {product.offered ? '' : ` · ${t('products.off')}`}
                  </small>
                </span>
                <span className={css.sum}>
                  {t('products.from', { price: moneyWords({ amount: lowest(product), currency }, locale) })}
                </span>
                <span className={css.acts}>
                  <Button
                    aria-label={`${t('products.edit')}: ${product.name}`}
                    onClick={() => setEdited(product)}
                  >
                    {t('products.edit')}
                  </Button>
                  <Button
                    busy={busy}
                    aria-label={`${t('products.remove')}: ${product.name}`}
                    onClick={() => void remove(product)}
                  >
                    {t('products.remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {edited && (
        <ProductForm
          product={isNew ? null : edited}
          start={isNew ? starterOf(edited, t(`products.starter.${edited}`), currency) : edited}
          currency={currency}
          onClose={() => setEdited(null)}
          onDone={done}
        />
      )}
      {settings && found.list && (
        <ListSettings list={found.list} onClose={() => setSettings(false)} onDone={done} />
      )}
    </div>
  );
}
