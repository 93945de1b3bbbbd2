'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MediaView } from '@/domain/wire';
import { useGalleryContext, useGalleryState } from '../gallery/gallery-context';
import { Slot } from '../slots/Slot';
import { notify } from '../ui/notices';
import { findMedia, mediaAt } from './find-media';
import { followAddress } from './follow-address';
import type { OpenViewer, ViewerHosts } from './open-viewer';

/** The full-screen viewer: the address says which photograph, and Back closes it. Its code comes when first needed. */
export function Viewer() {
  const { store, keys } = useGalleryContext();
  const t = useTranslations('gallery');
  const rtl = useLocale() === 'he';
  const [hosts, setHosts] = useState<ViewerHosts | null>(null);
  const [mediaId, setMediaId] = useState<string | null>(null);
  const current = useRef<string | null>(null);
  const words = useRef(t);
  words.current = t;

  useEffect(() => {
    let viewer: OpenViewer | null = null;
    const stop = followAddress({
      store,
      missing: () => notify({ text: words.current('viewer.missing'), key: 'viewer' }),
      async open(id, closed) {
        current.current = id;
        setMediaId(id);
        if (viewer) return viewer.show(id);
        const { openViewer } = await import('./open-viewer');
        if (viewer || current.current !== id) return;
        viewer = openViewer({
          store,
          id,
          rtl,
          t: (key) => words.current(`viewer.${key}`),
          onHosts: setHosts,
          onChange(now) {
            current.current = now;
            setMediaId(now);
          },
          onClosed() {
            viewer = null;
            current.current = null;
            setMediaId(null);
            setHosts(null);
            closed();
          },
        });
      },
      close: () => viewer?.close(),
    });
    const press = (event: KeyboardEvent) => {
      const tile = document.activeElement?.closest?.('.tile')?.querySelector<HTMLElement>('a[data-pid]');
      const id = current.current ?? tile?.dataset.pid;
      keys.press(event, id ? findMedia(store.get(), id) : null);
    };
    document.addEventListener('keydown', press);
    return () => {
      stop();
      document.removeEventListener('keydown', press);
      viewer?.close();
    };
  }, [store, keys, rtl]);

  return hosts && mediaId ? <ViewerParts hosts={hosts} mediaId={mediaId} /> : null;
}

function ViewerParts({ hosts, mediaId }: { hosts: ViewerHosts; mediaId: string }) {
  const state = useGalleryState((s) => s);
  const rtl = useLocale() === 'he';
  const position = state.keys[mediaId];
  const media: MediaView | null = position === undefined ? null : mediaAt(state, position);
  if (!media || position === undefined) return null;
  const dir = rtl ? 'rtl' : 'ltr';
  return (
    <>
      {createPortal(
        <span dir="ltr">
          {position + 1} / {state.total}
        </span>,
        hosts.counter,
      )}
      {createPortal(<bdi>{media.name}</bdi>, hosts.caption)}
      {createPortal(
        <div dir={dir} className="viewer-bar">
          <Slot name="viewer.bar" media={media} />
        </div>,
        hosts.bar,
      )}
      {createPortal(
        <div dir={dir} className="viewer-panel">
          <Slot name="viewer.panel" media={media} />
        </div>,
        hosts.panel,
      )}
    </>
  );
}
