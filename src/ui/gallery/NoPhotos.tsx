'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../primitives/Button';
import { Slot } from '../slots/Slot';
import { useGalleryState } from './gallery-context';
import { useSetQuery } from './use-gallery-address';

export interface NoPhotosProps {
  kind: 'empty' | 'failed';
  onRetry?: () => void;
}

/** The placeholder for an empty list: no photographs yet, none chosen, or they could not be loaded. */
export function NoPhotos({ kind, onRetry }: NoPhotosProps) {
  const t = useTranslations('gallery');
  const filter = useGalleryState((s) => s.query.filter);
  const galleries = useGalleryState((s) => s.event.galleries);
  const setQuery = useSetQuery();
  const elsewhere = galleries.find(({ count }) => count > 0)?.id;
  const [title, text] =
    kind === 'failed'
      ? [t('failedTitle'), t('failedText')]
      : filter === 'selected'
        ? [t('nothingSelectedTitle'), t('nothingSelectedText')]
        : elsewhere
          ? [t('emptyGalleryTitle'), t('emptyGalleryText')]
          : [t('emptyTitle'), t('emptyText')];
  const nowhere = kind === 'empty' && filter === 'all' && !elsewhere;
  const sentence = (
    <div
      role={kind === 'failed' ? 'alert' : 'status'}
      className={`mx-auto flex max-w-md flex-col items-center justify-center gap-3 px-6 text-center ${nowhere ? '' : 'min-h-[55svh] py-16'}`}
    >
      <p className="font-display text-2xl">{title}</p>
      <p className="no-photos-text text-quiet">{text}</p>
      {onRetry && (
        <Button look="line" className="mt-3" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
      {kind === 'empty' && filter === 'all' && elsewhere && (
        <Button look="line" className="mt-3" onClick={() => setQuery({ gallery: elsewhere })}>
          {t('otherGallery')}
        </Button>
      )}
      {kind === 'empty' && filter === 'selected' && (
        <Button look="line" className="mt-3" onClick={() => setQuery({ filter: 'all' })}>
          {t('showAll')}
        </Button>
      )}
    </div>
  );
  if (!nowhere) return sentence;
  return (
    <div className="flex min-h-[55svh] flex-col justify-center py-16">
      {sentence}
      <Slot name="gallery.empty" />
    </div>
  );
}
