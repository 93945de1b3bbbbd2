'use client';

import { useGallery } from '@plugins/kit/ui/hooks';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import { useCallback, useEffect, useState } from 'react';
import type { OfferView } from '../wire';
import { freeBytes } from './save-photos';

/**
 * Loads what can be downloaded when the screen opens, and again with `load`. `free`: the device's free space, in
 * bytes.
 */
export function useOffer() {
  const { event, api } = useGallery();
  const [offer, setOffer] = useState<OfferView | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [free, setFree] = useState<number | null>(null);
  const load = useCallback(async () => {
    try {
      // Together: what a phone cannot hold is known when the sizes appear.
      const [found, space] = await Promise.all([
        api<OfferView>(`/events/${event.id}/downloads`),
        freeBytes(),
      ]);
      setFree(space);
      setOffer(found);
      setFailed(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isLeaving(error)) setFailed(error.message);
    }
  }, [api, event.id]);
  useEffect(() => {
    void load();
  }, [load]);
  return { offer, failed, free, load };
}
