'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { GalleryList, MediaView } from '@/core/wire';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/admin/Dialog';
import { SelectField } from '@/ui/admin/Field';
import { useCall } from '@/ui/admin/use-call';
import css from './design.module.css';

/** A gallery to choose a photograph from. */
export interface PickGallery {
  id: string;
  name: string;
  count: number;
}

/** Chooses the cover among a project's photographs, a page of a gallery at a time. */
export function PickCover({
  galleries,
  current,
  onPick,
  onClose,
}: {
  galleries: PickGallery[];
  current: string;
  onPick: (id: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('admin');
  const call = useCall();
  const filled = galleries.filter(({ count }) => count > 0);
  const [gallery, setGallery] = useState(filled[0]?.id ?? '');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<{ medias: MediaView[]; pages: number } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    call<GalleryList>(`/galleries/${gallery}?page=${page}&keys=page`).then(
      ({ medias, pages }) =>
        wanted &&
        setShown((before) => ({ medias: page > 1 ? [...(before?.medias ?? []), ...medias] : medias, pages })),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [call, gallery, page]);
  const open = (id: string) => {
    setShown(null);
    setPage(1);
    setGallery(id);
  };
  return (
    <Dialog wide title={t('design.pickCover')} onClose={onClose}>
      {filled.length > 1 ? (
        <SelectField
          label={t('design.gallery')}
          value={gallery}
          onChange={({ target }) => open(target.value)}
          options={filled.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {failed ? <p role="alert">{t('design.pickFailed')}</p> : null}
      <ul className={css.picks} aria-busy={!shown && !failed}>
        {shown?.medias
          .filter(({ state }) => state === 'ready')
          .map(({ id, urlS, name, width, height }) => (
            <li key={id}>
              <button type="button" aria-current={id === current || undefined} onClick={() => onPick(id)}>
                <img src={urlS} alt={name} loading="lazy" width={width} height={height} />
              </button>
            </li>
          ))}
      </ul>
      {shown && page < shown.pages ? (
        <Button onClick={() => setPage(page + 1)}>{t('design.morePhotos')}</Button>
      ) : null}
    </Dialog>
  );
}
