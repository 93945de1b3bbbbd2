'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { useState } from 'react';
import type { ProductRow } from '../queries/catalog';
import css from './shop.module.css';

const PLACES = [0, 1, 2];

/** Reads a file as base64. */
const base64Of = (file: File): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });

/** Up to three pictures of a product; without one the shop shows the clients' own photographs. */
export function ProductPictures({ product }: { product: ProductRow }) {
  const t = useT('shop.admin.form');
  const call = useCall();
  const { busy, act } = useAct();
  const [shown, setShown] = useState<(string | null)[]>(
    PLACES.map((at) => (product.pictures[at] ? `/api/x/shop/pictures/${product.pictures[at]}` : null)),
  );
  const put = (at: number, file: File | null) =>
    act(async () => {
      const path = `/api/x/shop/products/${product.id}/pictures/${at}`;
      await call(path, { method: 'PUT', body: { image: file ? await base64Of(file) : null } });
      setShown(shown.map((src, index) => (index === at ? file && URL.createObjectURL(file) : src)));
    });
  return (
    <fieldset className={css.pictures}>
      <legend>{t('pictures')}</legend>
      <p>{t('picturesHelp')}</p>
      {PLACES.map((at) => {
        const src = shown[at];
        return src ? (
          <span key={at}>
            <img src={src} alt="" />
            <button type="button" disabled={busy} onClick={() => void put(at, null)}>
              {t('removePicture', { number: at + 1 })}
            </button>
          </span>
        ) : (
          <label key={at}>
            {t('addPicture', { number: at + 1 })}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp"
              disabled={busy}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void put(at, file);
              }}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
