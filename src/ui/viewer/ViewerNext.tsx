'use client';

import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGalleryState } from '../gallery/gallery-context';
import { followingGalleries } from '../gallery/shown-galleries';
import { useGalleryTitle } from '../gallery/use-gallery-title';
import { Name } from '../primitives/Name';

/** At the last photograph of a gallery: the way on to the first of the next one. */
export function ViewerNext({ last, onNext }: { last: boolean; onNext: (gallery: string) => Promise<void> }) {
  const t = useTranslations('gallery');
  const { galleries } = useGalleryState((s) => s.event);
  const { gallery, filter } = useGalleryState((s) => s.query);
  const title = useGalleryTitle();
  const [busy, setBusy] = useState(false);
  const [next] = last && filter === 'all' ? followingGalleries(galleries, gallery) : [];
  if (!next) return null;
  const go = () => {
    setBusy(true);
    void onNext(next.id).finally(() => setBusy(false));
  };
  return (
    <p className="viewer-next">
      <button type="button" aria-busy={busy || undefined} onClick={() => !busy && go()}>
        <span>{t('viewer.nextGallery')}</span>
        <Name cut>{title(next)}</Name>
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
    </p>
  );
}
