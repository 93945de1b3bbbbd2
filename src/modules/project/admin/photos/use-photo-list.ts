'use client';

import { type StudioPhoto, unpackPhotos } from '@media/rules/packed-photos';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SortBy } from '@/modules/access/rules/sort';
import type { PackedGallery } from '@/modules/project/queries/present-photos';
import { useCall } from '@/ui/admin/use-call';
import { TRASH } from './trash-place';
import type { PhotoNews } from './use-photo-news';

interface Held {
  gallery: string;
  photos: StudioPhoto[];
  total: number;
  token: string;
}

/** A gallery's photographs in the page's memory: all of them, so that search and selection need no request. */
export interface PhotoList {
  photos: readonly StudioPhoto[];
  /** Nothing has been loaded yet. */
  loading: boolean;
  /** Whether all are loaded, not only the first. */
  complete: boolean;
  failed: boolean;
  token: string;
  reload: () => Promise<void>;
  /** Reloads the photographs that an event names. */
  receive: (news: PhotoNews) => void;
  /** Shows a change before the server has responded. */
  show: (change: (photos: readonly StudioPhoto[]) => StudioPhoto[]) => void;
}

const held = (found: PackedGallery): Held => ({ ...found, photos: unpackPhotos(found.packed) });

/** Loads a gallery, or the project's trash; `first` is the page's initial data, all of it or its beginning. */
export function usePhotoList(
  event: string,
  gallery: string,
  first: PackedGallery | null,
  onSort: (sortBy: SortBy) => void,
): PhotoList {
  const call = useCall();
  const given = first?.gallery === gallery ? first : null;
  const [state, setState] = useState<Held | null>(() => given && held(given));
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const sorted = useRef(onSort);
  sorted.current = onSort;
  const address =
    gallery === TRASH
      ? `/api/x/studio/projects/${event}/photos/trash`
      : `/api/x/studio/galleries/${gallery}/photos`;
  // An action that ends after the user switched galleries reloads the current one.
  const latest = useRef({ address, gallery });
  latest.current = { address, gallery };
  const read = useCallback(
    async (from: string, of: string) => {
      const turn = ++asked.current;
      try {
        const found = await call<PackedGallery>(from);
        if (turn !== asked.current) return;
        setState(held({ ...found, gallery: of }));
        if (found.sort_by) sorted.current(found.sort_by);
        setFailed(false);
      } catch {
        if (turn === asked.current) setFailed(true);
      }
    },
    [call],
  );
  const reload = useCallback(() => read(latest.current.address, latest.current.gallery), [read]);
  const whole = useRef(given !== null && (state?.photos.length ?? 0) >= given.total);
  useEffect(() => {
    if (whole.current) whole.current = false;
    else void read(address, gallery);
  }, [read, address, gallery]);
  const receive = useCallback(
    (news: PhotoNews) => {
      if (news === 'all' || gallery === TRASH) return void reload();
      if (news.medias.length === 0) return;
      const turn = asked.current;
      call<{ packed: string; token: string }>(`${address}?ids=${news.medias.join(',')}`)
        .then(({ packed, token }) => {
          if (turn !== asked.current) return;
          const fresh = new Map(unpackPhotos(packed).map((photo) => [photo.id, photo]));
          setState((now) => now && { ...now, token, photos: merge(now.photos, new Set(news.medias), fresh) });
        })
        .catch(() => void reload());
    },
    [call, address, gallery, reload],
  );
  const show = useCallback<PhotoList['show']>((change) => {
    setState((now) => now && { ...now, photos: change(now.photos) });
  }, []);
  const mine = state?.gallery === gallery ? state : null;
  return {
    photos: mine?.photos ?? NONE,
    loading: !mine && !failed,
    complete: mine !== null && mine.photos.length >= mine.total,
    failed: failed && !mine,
    token: mine?.token ?? '',
    reload,
    receive,
    show,
  };
}

const NONE: readonly StudioPhoto[] = [];

/** Merges the requested photographs from `fresh`: changed, new, or gone. */
function merge(photos: StudioPhoto[], about: Set<string>, fresh: Map<string, StudioPhoto>): StudioPhoto[] {
  const kept = photos.flatMap((photo) => {
    if (!about.has(photo.id)) return [photo];
    const now = fresh.get(photo.id);
    fresh.delete(photo.id);
    return now ? [now] : [];
  });
  return fresh.size > 0 ? [...kept, ...fresh.values()] : kept;
}
