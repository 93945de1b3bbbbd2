import { useEffect, useRef, useState } from 'react';
import type { OrderView } from '../wire';

const LOOK_MS = 1500;

/**
 * An order, polled until it is complete by `read` (its `status_url`). With `begin` it was just placed: its first archive
 * starts to download by itself, once.
 */
export function useOrder(
  first: OrderView,
  { begin, read }: { begin: boolean; read: (url: string) => Promise<OrderView> },
): OrderView {
  const [order, setOrder] = useState(first);
  const begun = useRef(!begin);
  useEffect(() => {
    if (order.status === 'complete') return;
    const timer = setTimeout(() => {
      // After a failed poll, poll again; an order that this person may no longer read stays as it is.
      read(order.status_url).then(setOrder, (error: { status?: number }) => {
        if (![401, 403, 404].includes(error.status ?? 0)) setOrder({ ...order });
      });
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [read, order]);
  const part = order.parts[0];
  useEffect(() => {
    if (begun.current || !part) return;
    begun.current = true;
    // An attachment: the page stays, and the browser continues even after the page is closed.
    location.assign(part.url);
  }, [part]);
  return order;
}
