'use client';

import { useGallery, useLive } from '@plugins/kit/ui/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnPhotos } from '../rules/wire';

const GATHER_MS = 400;

/**
 * What this person sent, read from `at` while the dialog is `open` and no file is being sent: at once, when photographs
 * are rendered, and when the studio decides or another tab takes one back.
 */
export function useOwn(at: string, { open, busy }: { open: boolean; busy: boolean }) {
  const { event, api } = useGallery();
  const [own, setOwn] = useState<OwnPhotos | null>(null);
  const [unread, setUnread] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const reads = open && !busy;
  const load = useCallback(async () => {
    setUnread(false);
    const now = await api<OwnPhotos>(at).catch(() => null);
    if (now) setOwn(now);
    else setUnread(true);
  }, [api, at]);
  useEffect(() => {
    if (!reads) return;
    void load();
    return () => clearTimeout(timer.current);
  }, [reads, load]);
  const follow = () => {
    if (!reads) return;
    clearTimeout(timer.current);
    // The shown list stays where it cannot be read.
    timer.current = setTimeout(() => void api<OwnPhotos>(at).then(setOwn, () => undefined), GATHER_MS);
  };
  useLive('media', ({ gallery }) => gallery === event.guest_gallery && follow());
  useLive('galleries', follow);
  useLive('back', follow);
  return { own, setOwn, unread, load };
}
