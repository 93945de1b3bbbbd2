'use client';

import { useT } from '@plugins/kit/view';
import { type ReactNode, useEffect, useState } from 'react';
import type { OrderView } from '../wire';
import { OrderParts } from './OrderParts';
import { useOrder } from './use-order';

/** Reads an order's progress; throws where there is no answer. */
async function read(url: string): Promise<OrderView> {
  const answer = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw Object.assign(new Error(`${url}: ${answer.status}`), { status: answer.status });
  return (await answer.json()) as OrderView;
}

/**
 * An order on the download page: its progress, and with `begin` its first archive by itself. Without script `lookAgain`,
 * a link, shows the page again.
 */
export function LiveOrder({
  order: first,
  begin = false,
  lookAgain,
}: {
  order: OrderView;
  begin?: boolean;
  lookAgain?: ReactNode;
}) {
  const t = useT('downloads');
  const order = useOrder(first, { begin, read });
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    if (!begin) return;
    // A reload must not download it again.
    const page = new URL(location.href);
    page.searchParams.delete('order');
    history.replaceState(history.state, '', page);
  }, [begin]);
  const ready = order.parts.length > 0;
  const said = alive ? (ready ? 'begun' : 'waiting') : ready ? 'placedReady' : 'placedPreparing';
  return (
    <>
      {begin && (
        <p role="status" className="font-medium">
          {t(said)}
        </p>
      )}
      <OrderParts order={order} />
      {!alive && order.status !== 'complete' && lookAgain}
    </>
  );
}
