'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StudioProductView } from '@/modules/project/queries/products-repo';
import { type Clash, ClashDialog } from '@/ui/admin/ClashDialog';
import { useActs } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { ApiError } from '@/ui/api/call-api';

/**
 * `[order, dialog]`: saves the order of products, and returns whether it did. If another user changed it meanwhile,
 * shows both orders and lets the user choose.
 */
export function useOrder(
  event: string,
  products: StudioProductView[],
): [(ids: string[], seen?: string[]) => Promise<boolean>, ReactNode] {
  const t = useTranslations('admin-studio.products');
  const words = useTranslations('admin-project.changes');
  const call = useCall();
  const router = useRouter();
  const act = useActs();
  // The server's order, as far as known: a queued order builds on the one before it.
  const stored = useRef<string[]>([]);
  const waiting = useRef(0);
  useEffect(() => {
    if (waiting.current === 0) stored.current = products.map(({ id }) => id);
  }, [products]);
  const [clash, setClash] = useState<{ mine: string[]; theirs: string[] } | null>(null);
  const say = (ids: string[]) =>
    ids.map((id) => products.find((product) => product.id === id)?.name ?? '…').join(' · ');
  const order = async (ids: string[], seen?: string[]): Promise<boolean> => {
    let done = false;
    waiting.current += 1;
    await act(async () => {
      try {
        await call(`/api/x/studio/projects/${event}/product-order`, {
          method: 'PUT',
          body: { products: ids, seen: seen ?? stored.current },
        });
        stored.current = ids;
        done = true;
      } catch (error) {
        const theirs = error instanceof ApiError ? error.standing?.products : undefined;
        if (!Array.isArray(theirs)) throw error;
        setClash({ mine: ids, theirs: theirs.map(String) });
      } finally {
        waiting.current -= 1;
        // Shows the server's order in any case, but not while a later one is queued: the list would jump back.
        if (waiting.current === 0) router.refresh();
      }
    });
    return done;
  };
  const shown: Clash[] = clash
    ? [
        {
          field: 'products',
          label: t('order'),
          mine: say(clash.mine),
          theirs: say(clash.theirs),
          current: clash.theirs,
        },
      ]
    : [];
  const dialog = clash ? (
    <ClashDialog
      title={words('title')}
      clashes={shown}
      onClose={() => setClash(null)}
      onDecide={({ products: kept }) => {
        setClash(null);
        if (kept === 'mine') void order(clash.mine, clash.theirs);
      }}
    />
  ) : null;
  return [order, dialog];
}
