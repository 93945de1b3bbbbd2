'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import type { StudioPhotosView } from '@/server/studio/present-photos';
import ui from '../../../components/ui.module.css';
import { useCall } from '../../../components/use-call';
import { DropZone } from '../../../uploads/DropZone';
import { useUploadsSettled } from '../../../uploads/use-uploads';
import { GalleryRail, type RailGallery } from './GalleryRail';
import { PhotoGrid } from './PhotoGrid';
import css from './photos.module.css';
import { useMediaNews } from './use-media-news';

/** Galleries at the side, the chosen one's photographs, and the place to drop more. */
export function PhotosTab({
  event,
  galleries: given,
  first,
}: {
  event: string;
  galleries: RailGallery[];
  first: StudioPhotosView | null;
}) {
  const t = useTranslations('admin');
  const call = useCall();
  const [galleries, setGalleries] = useState(given);
  const [chosen, setChosen] = useState(first?.gallery ?? null);
  const [news, setNews] = useState(0);
  const refresh = useCallback(async () => {
    setNews((count) => count + 1);
    const found = await call<{ galleries: RailGallery[] }>(`/api/x/studio/projects/${event}/galleries`).catch(
      () => null,
    );
    if (found) setGalleries(found.galleries);
  }, [call, event]);
  useMediaNews(event, refresh);
  useUploadsSettled(refresh);
  useEffect(() => {
    if (!chosen) return;
    const url = new URL(location.href);
    url.searchParams.set('gallery', chosen);
    history.replaceState(history.state, '', url);
  }, [chosen]);
  const gallery = galleries.find(({ id }) => id === chosen);
  return (
    <div className={css.layout}>
      <GalleryRail
        event={event}
        galleries={galleries}
        chosen={chosen}
        onChoose={setChosen}
        onChange={refresh}
      />
      {gallery ? (
        <section className={css.main} aria-label={gallery.name}>
          <DropZone gallery={gallery.id} galleryName={gallery.name}>
            <PhotoGrid
              key={gallery.id}
              event={event}
              gallery={gallery.id}
              first={first?.gallery === gallery.id ? first : null}
              news={news}
            />
          </DropZone>
        </section>
      ) : (
        <section className={ui.empty}>
          <h2>{t('galleries.none')}</h2>
        </section>
      )}
    </div>
  );
}
