'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { useEffect, useRef, useState } from 'react';
import type { OrderView } from '../wire';
import { OrderParts } from './OrderParts';

const LOOK_MS = 1500;

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
  const [order, setOrder] = useState(first);
  const begun = useRef(!begin);
  useEffect(() => {
    if (order.status === 'complete') return;
    const timer = setTimeout(() => {
      // After a failed poll, poll again.
      api<OrderView>(order.status_url).then(setOrder, () => setOrder({ ...order }));
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [api, order]);
  const part = order.parts[0];
  useEffect(() => {
    if (begun.current || !part) return;
    begun.current = true;
    // An attachment: the page stays, and the browser continues even after the page is closed.
    location.assign(part.url);
  }, [part]);
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
