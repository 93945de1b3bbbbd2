'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StudioProductView } from '@/modules/project/queries/products-repo';
import type { TemplateView } from '@/modules/project/queries/templates-repo';
import { Button } from '@/ui/admin/Button';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useMarkOnce } from '@/ui/admin/use-mark';
import { useUndo } from '@/ui/admin/use-undo';
import { useDelete } from '../use-delete';
import { ProductDialog } from './ProductDialog';
import { ProductList } from './ProductList';
import css from './products.module.css';
import { Templates } from './Templates';
import { useOrder } from './use-order';

/** The project's products with their limits; deleting one needs a confirmation and can be undone. */
export function ProductsTab({
  event,
  products,
  templates,
}: {
  event: string;
  products: StudioProductView[];
  templates: TemplateView[];
}) {
  const t = useTranslations('admin.products');
  const own = useTranslations('admin-studio.products');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const offerUndo = useUndo();
  const [ask, dialog] = useDelete();
  const [order, clash] = useOrder(event, products);
  const [open, setOpen] = useState<StudioProductView | 'new' | null>(null);
  useMarkOnce(`setup:${event}`, true);
  const path = `/api/x/studio/projects/${event}/products`;
  const remove = async ({ id, name, picks }: StudioProductView) => {
    if (!(await ask({ kind: 'product', name, picks }))) return;
    await act(async () => {
      await call(`${path}/${id}`, { method: 'DELETE' });
      router.refresh();
      const restore = () => call(`${path}/${id}/restore`, { method: 'POST' }).then(() => router.refresh());
      offerUndo(t('removed', { name }), restore, `product-${id}`);
    });
  };
  const add = (
    <div className={css.adds}>
      <Templates event={event} products={products} templates={templates} />
      <Button look="primary" onClick={() => setOpen('new')}>
        <Plus aria-hidden /> {t('add')}
      </Button>
    </div>
  );
  return (
    <section className={css.tab}>
      {products.length === 0 ? (
        <div className={ui.empty}>
          <h2>{own('none')}</h2>
          <p>{t('emptyText')}</p>
          {add}
        </div>
      ) : (
        <>
          <div className={css.head}>
            <p className={ui.help}>{t('help')}</p>
            {add}
          </div>
          <ProductList
            products={products}
            busy={busy}
            onOrder={order}
            onEdit={setOpen}
            onRemove={(product) => void remove(product)}
          />
          <p className={`${ui.help} ${css.order}`}>{own('orderHelp')}</p>
        </>
      )}
      {open ? (
        <ProductDialog
          path={path}
          product={open === 'new' ? null : open}
          products={products}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            router.refresh();
          }}
        />
      ) : null}
      {dialog}
      {clash}
    </section>
  );
}
