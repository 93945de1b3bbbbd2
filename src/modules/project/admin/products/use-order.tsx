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
 * `[order, dialog]`: puts products in order, and gives whether they are. Where somebody else ordered them meanwhile, both
 * orders are shown and the person chooses.
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
  // The order the server has, as far as this person knows: an order that waits builds on the one before it.
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
        // The server's order is shown in any case, but not while a later one waits: that one would jump back.
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
          standing: clash.theirs,
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
