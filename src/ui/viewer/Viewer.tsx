'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useGalleryContext } from '../gallery/gallery-context';
import { notify } from '../primitives/notices';
import { SlotProvider, useFeatures } from '../slots/Slot';
import type { SlideHosts } from './feature-slides';
import { followAddress } from './follow-address';
import { type LoadFeatures, loadCompare, loadViewer, type ViewerCode } from './load-viewer';
import type { OpenViewer, ViewerHosts, ViewerOptions } from './open-viewer';
import { showOpening } from './show-opening';
import { useCompare } from './use-compare';
import { useStepOn } from './use-step-on';
import { ViewerKeys } from './ViewerKeys';
import { viewerPanels } from './viewer-panels';
import { viewerRoom } from './viewer-room';

/** The full-screen viewer: the address names the photograph, and Back closes it. Its code is loaded at first use. */
export function Viewer({ inViewer }: { inViewer: LoadFeatures }) {
  const { store, sections, keys, shared } = useGalleryContext();
  const rtl = useLocale() === 'he';
  const [hosts, setHosts] = useState<ViewerHosts | null>(null);
  const [mediaId, setMediaId] = useState<string | null>(null);
  const current = useRef<string | null>(null);
  const words = useViewerWords();
  const [slides, setSlides] = useState<SlideHosts>(NO_SLIDES);
  const [plays, setPlays] = useState(false);
  const opened = useRef<OpenViewer | null>(null);
  const parts = useRef<ViewerCode['ViewerParts'] | null>(null);
  const gallery = useFeatures();
  const features = useRef(gallery);

  useEffect(() => {
    let viewer: OpenViewer | null = null;
    let shown = () => {};
    const stop = followAddress({
      store,
      sections,
      missing: () => notify({ text: words.current.missing, key: 'viewer' }),
      async open(id, closed) {
        current.current = id;
        setMediaId(id);
        if (viewer) return viewer.show(id);
        shown();
        shown = showOpening(id);
        const loaded = await Promise.all([loadViewer(), inViewer()]).catch(() => null);
        shown();
        if (viewer || current.current !== id) return;
        if (!loaded) {
          current.current = null;
          setMediaId(null);
          notify({ text: words.current.noConnection, key: 'viewer', tone: 'alert' });
          return closed();
        }
        const [{ openViewer, ViewerParts, withViewer }, more] = loaded;
        parts.current = ViewerParts;
        features.current = withViewer(gallery, more);
        viewer = openViewer({
          hasSlide: (media) => features.current.some(({ slide }) => slide?.shows(media)),
          onSlides: setSlides,
          onPlays: setPlays,
          store,
          id,
          room: viewerRoom(shared),
          panels: viewerPanels(shared),
          rtl,
          t: (key) => words.current[key],
          onHosts: setHosts,
          onChange(now) {
            current.current = now;
            setMediaId(now);
          },
          onClosed() {
            viewer = null;
            viewerPanels(shared).close();
            current.current = null;
            setMediaId(null);
            setHosts(null);
            setSlides(NO_SLIDES);
            opened.current = null;
            closed();
          },
        });
        opened.current = viewer;
      },
      close() {
        viewer?.close();
        if (viewer) return;
        // Left before its code was there.
        current.current = null;
        shown();
      },
    });
    const press = (event: KeyboardEvent) => {
      const tile = document.activeElement?.closest?.('.tile')?.querySelector<HTMLElement>('a[data-pid]');
      const id = current.current ?? tile?.dataset.pid;
      keys.press(event, id ? sections.find(id) : null);
    };
    document.addEventListener('keydown', press);
    return () => {
      stop();
      document.removeEventListener('keydown', press);
      viewer?.close();
    };
  }, [store, sections, keys, shared, rtl, words, gallery, inViewer]);

  const [, { open: comparing }] = useCompare();
  const [Compare] = useState(() =>
    lazy(async () => {
      const [code, { withViewer }, more] = await Promise.all([loadCompare(), loadViewer(), inViewer()]);
      return {
        default: () => (
          <SlotProvider features={withViewer(gallery, more)}>
            <code.Compare />
          </SlotProvider>
        ),
      };
    }),
  );
  const play = () => opened.current?.play();
  const stepOn = useStepOn(() => opened.current?.close());
  const ViewerParts = parts.current;
  return (
    <>
      <ViewerKeys play={hosts ? play : null} />
      {comparing && (
        <Suspense>
          <Compare />
        </Suspense>
      )}
      {ViewerParts && hosts && mediaId && (
        <SlotProvider features={features.current}>
          <ViewerParts
            hosts={hosts}
            mediaId={mediaId}
            slides={slides}
            plays={plays}
            onPlay={play}
            onNext={stepOn}
          />
        </SlotProvider>
      )}
    </>
  );
}

/** The texts of what runs outside React, each read by its own key, so that the page sends these alone. */
function useViewerWords() {
  const t = useTranslations('gallery');
  const now: Record<Parameters<ViewerOptions['t']>[0] | 'missing', string> = {
    label: t('viewer.label'),
    close: t('viewer.close'),
    previous: t('viewer.previous'),
    next: t('viewer.next'),
    theImage: t('viewer.theImage'),
    notLoaded: t('viewer.notLoaded'),
    tryAgain: t('tryAgain'),
    offline: t('viewer.offline'),
    noConnection: t('viewer.noConnection'),
    missing: t('viewer.missing'),
  };
  const words = useRef(now);
  words.current = now;
  return words;
}

const NO_SLIDES: SlideHosts = new Map();
