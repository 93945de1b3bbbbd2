'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { StudioProductView } from '@/modules/project/queries/products-repo';
import { type Clash, ClashDialog } from '@/ui/admin/ClashDialog';
import { useAct } from '@/ui/admin/use-act';
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
  const { act } = useAct();
  const [clash, setClash] = useState<{ mine: string[]; theirs: string[] } | null>(null);
  const say = (ids: string[]) =>
    ids.map((id) => products.find((product) => product.id === id)?.name ?? '…').join(' · ');
  const order = async (ids: string[], seen = products.map(({ id }) => id)): Promise<boolean> => {
    let done = false;
    await act(async () => {
      try {
        await call(`/api/x/studio/projects/${event}/product-order`, {
          method: 'PUT',
          body: { products: ids, seen },
        });
        done = true;
      } catch (error) {
        const theirs = error instanceof ApiError ? error.standing?.products : undefined;
        if (!Array.isArray(theirs)) throw error;
        setClash({ mine: ids, theirs: theirs.map(String) });
      } finally {
        // What stands there now is shown in any case.
        router.refresh();
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
