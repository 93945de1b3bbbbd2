'use client';

import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorPhoto, PhotosPage } from '../../rules/wire';

/** All photographs of a project, page by page; the first is read once they are shown. `onMore` gets what arrives. */
export function useProjectPhotos(path: string, shown: boolean, onMore: (photos: EditorPhoto[]) => void) {
  const call = useCall();
  const { busy, act } = useAct();
  const [found, setFound] = useState<PhotosPage>({ photos: [], total: 0 });
  const pages = useRef(0);
  const latest = useRef(onMore);
  latest.current = onMore;
  const more = useCallback(
    () =>
      act(async () => {
        const { photos, total } = await call<PhotosPage>(`${path}/photos?page=${pages.current + 1}`);
        pages.current += 1;
        setFound((before) => ({ photos: [...before.photos, ...photos], total }));
        latest.current(photos);
      }),
    [act, call, path],
  );
  // The number of photographs is shown before the part is.
  useEffect(() => {
    if (pages.current === 0) void more();
  }, [more]);
  return { ...found, more, loading: busy || (shown && pages.current === 0) };
}
