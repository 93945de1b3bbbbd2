'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../primitives/Button';
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
  return (
    <div
      role={kind === 'failed' ? 'alert' : 'status'}
      className="mx-auto flex min-h-[55svh] max-w-md flex-col items-center justify-center gap-3 px-6 py-16 text-center"
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
}
