'use client';

import type { Money } from '@plugins/kit/rules';
import { useGallery } from '@plugins/kit/ui/hooks';
import { useEffect, useState } from 'react';

/** Where extras are paid, and how much. */
export interface ExtrasToPay {
  path: string;
  total: Money;
}

/** Asks where this person pays the extras of the selection; null while it is unknown, or where they settle them otherwise. */
export function useExtrasToPay(wanted: boolean): ExtrasToPay | null {
  const { event, api } = useGallery();
  const [pay, setPay] = useState<ExtrasToPay | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const path = `/api/x/selection/projects/${event.id}/extras`;
    void api<{ pay: ExtrasToPay | null }>(path, { quiet: true })
      .then((answer) => {
        if (!gone) setPay(answer.pay);
      })
      // Without an answer the thank-you is as for a studio that takes no payments.
      .catch(() => null);
    return () => {
      gone = true;
    };
  }, [wanted, event.id, api]);
  return pay;
}
