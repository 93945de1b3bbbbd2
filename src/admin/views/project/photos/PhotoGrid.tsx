'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudioPhotosView, StudioPhotoView } from '@/server/studio/present-photos';
import { Button } from '../../../components/Button';
import { useCall } from '../../../components/use-call';
import { PhotoTile } from './PhotoTile';
import css from './photos.module.css';
import { useWithdraw } from './use-withdraw';

type Loaded = Pick<StudioPhotosView, 'photos' | 'total' | 'pages' | 'processing' | 'refused'>;

/** A gallery's photographs, a page at a time as one scrolls; `news` rising loads the shown pages again. */
export function PhotoGrid({
  event,
  gallery,
  first,
  news,
}: {
  event: string;
  gallery: string;
  first: StudioPhotosView | null;
  news: number;
}) {
  const t = useTranslations('admin');
  const call = useCall();
  const [pages, setPages] = useState(1);
  const [loaded, setLoaded] = useState<Loaded | null>(first);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const load = useCallback(
    async (upTo: number) => {
      const turn = ++asked.current;
      try {
        const found: StudioPhotoView[] = [];
        let last: StudioPhotosView | null = null;
        for (let page = 1; page <= upTo; page += 1) {
          last = await call<StudioPhotosView>(`/api/x/studio/galleries/${gallery}/photos?page=${page}`);
          found.push(...last.photos);
          if (page >= last.pages) break;
        }
        if (turn !== asked.current || !last) return;
        setLoaded({ ...last, photos: [...new Map(found.map((photo) => [photo.id, photo])).values()] });
        setFailed(false);
      } catch {
        if (turn === asked.current) setFailed(true);
      }
    },
    [call, gallery],
  );
  const fresh = useRef(first !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `news` is what asks again
  useEffect(() => {
    if (fresh.current) fresh.current = false;
    else void load(pages);
  }, [load, pages, news]);
  const show = useCallback(
    (id: string, withdrawn: boolean) =>
      setLoaded(
        (now) =>
          now && {
            ...now,
            photos: now.photos.map((photo) => (photo.id === id ? { ...photo, private: withdrawn } : photo)),
          },
      ),
    [],
  );
  const withdraw = useWithdraw(event, show);
  const more = useCallback(() => setPages((count) => count + 1), []);
  if (failed && !loaded) {
    return (
      <div className={css.note} role="alert">
        <p>{t('photos.failed')}</p>
        <Button onClick={() => void load(pages)}>{t('tryAgain')}</Button>
      </div>
    );
  }
  if (!loaded)
    return <div className={css.skeleton} role="status" aria-busy="true" aria-label={t('loading')} />;
  return (
    <>
      <p className={css.summary} aria-live="polite">
        {t('photosCount', { count: loaded.total })}
        {loaded.processing > 0 ? <span>{t('photos.processing', { count: loaded.processing })}</span> : null}
        {loaded.refused > 0 ? (
          <span className={css.bad}>{t('photos.refused', { count: loaded.refused })}</span>
        ) : null}
      </p>
      <ul className={css.grid}>
        {loaded.photos.map((photo) => (
          <PhotoTile key={photo.id} photo={photo} onWithdraw={withdraw} />
        ))}
      </ul>
      {pages < loaded.pages ? (
        <More key={loaded.photos.length} onMore={more} label={t('photos.more')} />
      ) : null}
    </>
  );
}

function More({ onMore, label }: { onMore: () => void; label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          seen.disconnect();
          onMore();
        }
      },
      { rootMargin: '800px' },
    );
    if (ref.current) seen.observe(ref.current);
    return () => seen.disconnect();
  }, [onMore]);
  return (
    <div ref={ref} className={css.more}>
      <Button onClick={onMore}>{label}</Button>
    </div>
  );
}
