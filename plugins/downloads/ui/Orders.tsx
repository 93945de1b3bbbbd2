'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { useCallback } from 'react';
import type { OrderView } from '../wire';
import { OrderParts } from './OrderParts';
import { useOrder } from './use-order';

/**
 * This person's orders, polled until they are ready. With `begin` they were just placed: the first archive of each
 * starts to download by itself.
 */
export function Orders({ orders, begin = false }: { orders: readonly OrderView[]; begin?: boolean }) {
  const t = useT('downloads');
  return (
    <section className="flex flex-col gap-3" aria-label={t('orders')}>
      {!begin && <h3 className="text-quiet text-sm">{t('orders')}</h3>}
      {orders.map((order) => (
        <Order key={order.id} first={order} begin={begin} />
      ))}
    </section>
  );
}

function Order({ first, begin }: { first: OrderView; begin: boolean }) {
  const t = useT('downloads');
  const { api } = useGallery();
  const read = useCallback((url: string) => api<OrderView>(url), [api]);
  const order = useOrder(first, { begin, read });
  return (
    <>
      <OrderParts order={order} />
      {begin && (
        <p role="status" className="text-quiet text-sm">
          {t(order.parts.length > 0 ? 'begun' : 'waiting')}
        </p>
      )}
    </>
  );
}
