'use client';

import { useGallery, useT } from '@plugins/kit/ui';
import { useEffect, useRef, useState } from 'react';
import type { OrderView } from '../wire';
import { OrderParts } from './OrderParts';

const LOOK_MS = 1500;

/** This person's orders, looked after until they are ready; a fresh one's first archive begins by itself. */
export function Orders({ orders, fresh }: { orders: readonly OrderView[]; fresh: readonly string[] }) {
  const t = useT('downloads');
  return (
    <section className="flex flex-col gap-3" aria-label={t('orders')}>
      {orders.map((order) => (
        <Order key={order.id} first={order} begin={fresh.includes(order.id)} />
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
      // A look that fails is made again.
      api<OrderView>(order.status_url).then(setOrder, () => setOrder({ ...order }));
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [api, order]);
  const part = order.parts[0];
  useEffect(() => {
    if (begun.current || !part) return;
    begun.current = true;
    // An attachment: the page stays, and the browser goes on with it even when the page is closed.
    location.assign(part.url);
  }, [part]);
  return (
    <>
      <OrderParts order={order} />
      {begin && order.parts.length > 0 && <p className="text-quiet text-sm">{t('begun')}</p>}
    </>
  );
}
