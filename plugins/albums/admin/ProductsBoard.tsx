'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm, useRead } from '@plugins/kit/admin/hooks';
import { Button, Reading } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import { CM } from '../rules/lengths';
import { isolateSizes } from '../rules/sizes';
import type { ProductView } from '../rules/wire';
import css from './albums.module.css';
import { ProductForm } from './ProductForm';

const PATH = '/api/x/albums/products';

/** The albums a studio offers: measures, spreads, paper. Without any, three to begin with. */
export function ProductsBoard() {
  const t = useT('albums.admin.products');
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [edited, setEdited] = useState<ProductView | 'new' | null>(null);
  const read = useRead<{ products: ProductView[] }>(PATH);
  if (!read.found || read.failed) return <Reading of={read} text={t('failed')} />;
  const { products } = read.found;
  const begun = !products.some(({ id }) => id.startsWith('starter-'));
  const remove = async ({ id, name }: ProductView) => {
    const question = {
      title: t('remove.title', { name: isolateSizes(name) }),
      text: t('remove.text'),
      accept: t('remove.accept'),
    };
    if (!(await ask({ ...question, danger: true }))) return;
    await act(async () => {
      await call(`${PATH}/${id}`, { method: 'DELETE' });
      toast.success(t('removed', { name: isolateSizes(name) }));
      await read.load();
    });
  };
  return (
    <div className={css.board}>
      <div className={css.head}>
        <p>{t(begun ? 'about' : 'starters')}</p>
        <Button look="primary" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </div>
      <ul className={css.albums}>
        {products.map((product) => (
          <li key={product.id} className={css.album}>
            <span className={css.who}>
              <strong>
                <bdi>{isolateSizes(product.name)}</bdi>
              </strong>
              <small>
                {t('measures', { width: product.width / CM, height: product.height / CM })} ·{' '}
                {t('spreadsOf', { least: product.least, most: product.most })} ·{' '}
                {t('print', { bleed: product.bleed / 1000, dpi: product.dpi })}
              </small>
            </span>
            <span className={css.state}>{[product.paper, product.finish].filter(Boolean).join(' · ')}</span>
            <span className={css.acts}>
              <Button aria-label={t('editOf', { name: product.name })} onClick={() => setEdited(product)}>
                {t('edit')}
              </Button>
              {begun && (
                <Button
                  look="quiet"
                  busy={busy}
                  aria-label={t('remove.of', { name: product.name })}
                  onClick={() => void remove(product)}
                >
                  {t('remove.button')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <ProductForm
          product={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onDone={async () => {
            setEdited(null);
            await read.load();
          }}
        />
      )}
      {dialog}
    </div>
  );
}
