'use client';

import { toast } from '@payloadcms/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StudioProductView } from '@/server/studio/products-repo';
import { Button } from '../../../components/Button';
import ui from '../../../components/ui.module.css';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import { useDelete } from '../../../components/use-delete';
import { ProductDialog } from './ProductDialog';
import css from './products.module.css';

/** The project's products with their limits; removing one asks first and can be undone. */
export function ProductsTab({ event, products }: { event: string; products: StudioProductView[] }) {
  const t = useTranslations('admin.products');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useDelete();
  const [open, setOpen] = useState<StudioProductView | 'new' | null>(null);
  const path = `/api/x/studio/projects/${event}/products`;
  const remove = async ({ id, name, picks }: StudioProductView) => {
    if (!(await ask({ kind: 'product', name, picks }))) return;
    await act(async () => {
      await call(`${path}/${id}`, { method: 'DELETE' });
      router.refresh();
      toast.success(t('removed', { name }), {
        duration: 10_000,
        action: {
          label: t('undo'),
          onClick: () =>
            void act(async () =>
              call(`${path}/${id}/restore`, { method: 'POST' }).then(() => router.refresh()),
            ),
        },
      });
    });
  };
  const add = (
    <Button look="primary" onClick={() => setOpen('new')}>
      <Plus aria-hidden /> {t('add')}
    </Button>
  );
  return (
    <section className={css.tab}>
      {products.length === 0 ? (
        <div className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
          {add}
        </div>
      ) : (
        <>
          <div className={css.head}>
            <p className={ui.help}>{t('help')}</p>
            {add}
          </div>
          <ul className={css.list}>
            {products.map((product) => (
              <li key={product.id}>
                <div className={css.what}>
                  <h2>
                    <bdi>{product.name}</bdi>
                  </h2>
                  <p>
                    {product.maxphotos === null
                      ? t('noLimit', { count: product.picks })
                      : t('limit', { count: product.picks, max: product.maxphotos })}
                  </p>
                </div>
                <Button
                  iconOnly
                  look="quiet"
                  aria-label={t('edit', { name: product.name })}
                  onClick={() => setOpen(product)}
                >
                  <Pencil aria-hidden />
                </Button>
                <Button
                  iconOnly
                  look="quiet"
                  disabled={busy}
                  aria-label={t('removeOne', { name: product.name })}
                  onClick={() => void remove(product)}
                >
                  <Trash2 aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {open ? (
        <ProductDialog
          path={path}
          product={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            router.refresh();
          }}
        />
      ) : null}
      {dialog}
    </section>
  );
}
