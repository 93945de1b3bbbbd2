'use client';

import { EyeOff, Heart, Loader2, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { placeholderColour } from '@/components/gallery/placeholder-colour';
import type { StudioPhotoView } from '@/server/studio/present-photos';
import ui from '../../../components/ui.module.css';
import css from './photos.module.css';

/** One photograph of the admin's grid, with its state. */
export const PhotoTile = memo(function PhotoTile({ photo }: { photo: StudioPhotoView }) {
  const t = useTranslations('admin.photos');
  const ratio = photo.width > 0 && photo.height > 0 ? photo.width / photo.height : 1.5;
  const style = { '--ratio': ratio, background: placeholderColour(photo.thumbhash) } as CSSProperties;
  return (
    <li className={css.tile} style={style} data-state={photo.state}>
      {photo.src ? (
        <img src={photo.src} srcSet={photo.srcset} alt={photo.name} loading="lazy" decoding="async" />
      ) : photo.state === 'refused' ? (
        <div className={css.refused}>
          <TriangleAlert aria-hidden />
          <strong dir="auto">{photo.name}</strong>
          <span>{photo.reason}</span>
        </div>
      ) : (
        <div className={css.waiting}>
          <Loader2 className={ui.spinner} aria-hidden />
          <span className={ui.visuallyHidden}>{t('isProcessing', { name: photo.name })}</span>
        </div>
      )}
      <div className={css.badges}>
        {photo.picks > 0 ? (
          <span>
            <Heart aria-hidden /> {photo.picks} <span className={ui.visuallyHidden}>{t('picked')}</span>
          </span>
        ) : null}
        {photo.hidden ? (
          <span>
            <EyeOff aria-hidden /> <span className={ui.visuallyHidden}>{t('hidden')}</span>
          </span>
        ) : null}
      </div>
      {photo.state === 'refused' ? null : (
        <span className={css.caption} dir="auto" aria-hidden>
          {photo.name}
        </span>
      )}
    </li>
  );
});
