'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Opens the photograph in the address (`?gallery=…&photo=…`, a search result) once it is loaded, then removes it from
 * the address, so that the same result can be opened again. Ignores a deleted one.
 */
export function useAskedPhoto({
  at,
  known,
  photos,
  complete,
  go,
  open,
}: {
  at: string;
  /** Whether a gallery exists. */
  known: (gallery: string) => boolean;
  photos: readonly StudioPhoto[];
  /** Whether all of the gallery's photographs are loaded. */
  complete: boolean;
  go: (gallery: string) => void;
  open: (id: string) => void;
}): void {
  const asked = useSearchParams();
  const photo = asked.get('photo');
  const gallery = asked.get('gallery');
  const latest = useRef({ known, go, open });
  latest.current = { known, go, open };
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (!photo) done.current = null;
    if (!photo || done.current === photo) return;
    if (gallery && gallery !== at && latest.current.known(gallery)) return latest.current.go(gallery);
    const there = photos.some(({ id }) => id === photo);
    if (!there && !complete) return;
    done.current = photo;
    const url = new URL(location.href);
    url.searchParams.delete('photo');
    // Without Next's own state, so that Next notices the new address: otherwise it would keep the photograph.
    history.replaceState(null, '', url);
    if (there) latest.current.open(photo);
  }, [photo, gallery, at, photos, complete]);
}
