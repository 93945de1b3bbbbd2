'use client';

import { EyeOff } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import type { MediaView } from '@/core/wire';
import { useGalleryState } from '../gallery/gallery-context';
import { EntryBoundary, Slot, useFeatures } from '../slots/Slot';
import { useLeaveCompareEntry } from './compare-entry';
import type { SlideHosts } from './feature-slides';
import { findMedia, mediaAt } from './find-media';
import type { ViewerHosts } from './open-viewer';
import { ViewerMenu } from './ViewerMenu';
import { ViewerNext } from './ViewerNext';

/** What the parts around an open photograph need. */
export interface PartsProps {
  hosts: ViewerHosts;
  mediaId: string;
  slides: SlideHosts;
  plays: boolean;
  onPlay: () => void;
  /** Goes on to another gallery. */
  onNext: (gallery: string) => Promise<void>;
}

/** Around an open photograph: its number and states, the bar with its menu, the panel, what is over it. */
export function ViewerParts({ hosts, mediaId, slides, plays, onPlay, onNext }: PartsProps) {
  const t = useTranslations('gallery');
  const state = useGalleryState((s) => s);
  const rtl = useLocale() === 'he';
  useLeaveCompareEntry();
  const position = state.keys[mediaId];
  const media: MediaView | null = position === undefined ? null : mediaAt(state, position);
  if (!media || position === undefined) return null;
  const dir = rtl ? 'rtl' : 'ltr';
  return (
    <>
      {createPortal(
        <>
          <span dir="ltr">
            {position + 1} / {state.total}
          </span>
          <span dir={dir} className="viewer-states">
            {media.hidden && (
              <span role="img" aria-label={t('hiddenFromGuests')} title={t('hiddenFromGuests')}>
                <EyeOff aria-hidden="true" />
              </span>
            )}
            <Slot name="viewer.state" media={media} />
          </span>
        </>,
        hosts.counter,
      )}
      {[...slides].map(([id, host]) => createPortal(<OwnSlide id={id} active={id === mediaId} />, host, id))}
      {createPortal(
        <div dir={dir}>
          <ViewerNext last={position === state.total - 1} onNext={onNext} />
          <div className="viewer-bar">
            <Slot name="viewer.bar" media={media} />
            <ViewerMenu media={media} plays={plays} onPlay={onPlay} />
          </div>
        </div>,
        hosts.bar,
      )}
      {createPortal(
        <div dir={dir} className="viewer-panel">
          <Slot name="viewer.panel" media={media} />
        </div>,
        hosts.panel,
      )}
      {createPortal(<Slot name="viewer.over" media={media} />, hosts.over)}
    </>
  );
}

/** A slide that a feature renders. */
function OwnSlide({ id, active }: { id: string; active: boolean }) {
  const features = useFeatures();
  const state = useGalleryState((s) => s);
  const media = findMedia(state, id);
  const feature = media && features.find(({ slide }) => slide?.shows(media));
  if (!media || !feature?.slide) return null;
  const { Slide } = feature.slide;
  return (
    <EntryBoundary id={feature.id}>
      <Slide media={media} active={active} />
    </EntryBoundary>
  );
}
