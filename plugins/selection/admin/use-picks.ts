'use client';

import { useCall, useLive } from '@plugins/kit/admin/hooks';
import { type StudioPhoto, unpackPhotos } from '@plugins/kit/admin/internal';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PickPhotosView, PicksView } from './picks-view';

/** Debounce intervals: picks are small and reload soon; photographs are large, and change in bulk. */
const PICKS_MS = 250;
const PHOTOS_MS = 1500;

/** The loaded photographs of a project. */
export interface HeldPhotos {
  photos: StudioPhoto[];
  token: string;
  galleries: PickPhotosView['galleries'];
}

/** Loads an address; the latest request wins. `failed` until a load succeeds. */
function useLoaded<Wire, Held>(address: string, read: (wire: Wire) => Held) {
  const call = useCall();
  const [held, setHeld] = useState<Held | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const load = useCallback(async () => {
    const turn = ++asked.current;
    try {
      const found = read(await call<Wire>(address));
      if (turn !== asked.current) return;
      setHeld(found);
      setFailed(false);
    } catch {
      if (turn === asked.current) setFailed(true);
    }
  }, [call, address, read]);
  useEffect(() => void load(), [load]);
  return { held, failed, load };
}

/** Debounces calls. */
function useSoon(work: () => Promise<void>, ms: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void work();
    }, ms);
  }, [work, ms]);
}

const asIs = (view: PicksView) => view;
const unpacked = ({ packed, ...view }: PickPhotosView): HeldPhotos => ({
  ...view,
  photos: unpackPhotos(packed),
});

/** Loads a project's picks and photographs, and keeps them current. */
export function usePicks(eventId: string) {
  const router = useRouter();
  const at = `/api/x/selection/projects/${eventId}`;
  const picks = useLoaded<PicksView, PicksView>(`${at}/picks`, asIs);
  const photos = useLoaded<PickPhotosView, HeldPhotos>(`${at}/photos`, unpacked);
  const picksSoon = useSoon(picks.load, PICKS_MS);
  const photosSoon = useSoon(photos.load, PHOTOS_MS);
  const [likes, setLikes] = useState(0);
  const names = ['pick', 'completion', 'media', 'hiding', 'galleries', 'favourite', 'lists'] as const;
  useLive(eventId, [...names], (name) => {
    const liked = name === 'favourite' || name === 'lists';
    if (liked || name === 'back') setLikes((count) => count + 1);
    if (liked) return;
    if (name !== 'hiding') picksSoon();
    if (name !== 'pick' && name !== 'completion') photosSoon();
    // Reload the phase above the tabs, which changes with it.
    if (name === 'completion') router.refresh();
  });
  const load = async () => {
    await Promise.all([picks.load(), photos.load()]);
  };
  return {
    picks: picks.held,
    held: photos.held,
    failed: picks.failed || photos.failed,
    load,
    loadPicks: picks.load,
    /** Changes whenever clients' favorites or lists change. */
    likes,
  };
}
