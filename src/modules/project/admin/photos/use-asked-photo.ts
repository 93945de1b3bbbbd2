'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Opens the photograph the address names (`?gallery=…&photo=…`, a result of the search), once it is there; then the
 * address names it no more, so that the same result can be followed again. One that is gone is passed over.
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
  /** Galleries there are. */
  known: (gallery: string) => boolean;
  photos: readonly StudioPhoto[];
  /** All of the gallery's photographs are here. */
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
    // Without Next's own state, so that it learns of the address: else it would go on naming the photograph.
    history.replaceState(null, '', url);
    if (there) latest.current.open(photo);
  }, [photo, gallery, at, photos, complete]);
}
