'use client';

import { EyeOff, Heart, Loader2, Lock, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { placeholderColour } from '@/components/gallery/placeholder-colour';
import { useClickGuard } from '@/components/ui/use-click-guard';
import type { StudioPhotoView } from '@/server/studio/present-photos';
import ui from '../../../components/ui.module.css';
import css from './photos.module.css';

/** One photograph of the admin's grid, with its state, and the button that withdraws it or gives it back. */
export const PhotoTile = memo(function PhotoTile({
  photo,
  onWithdraw,
}: {
  photo: StudioPhotoView;
  onWithdraw: (photo: StudioPhotoView, withdrawn: boolean) => void;
}) {
  const t = useTranslations('admin.photos');
  const ratio = photo.width > 0 && photo.height > 0 ? photo.width / photo.height : 1.5;
  const hiding = t(photo.hidden_by === 'client' ? 'hiddenByClient' : 'hidden');
  const press = useClickGuard(() => onWithdraw(photo, !photo.private));
  const turn = t(photo.private ? 'giveBack' : 'withdraw', { name: photo.name });
  const style = { '--ratio': ratio, background: placeholderColour(photo.thumbhash) } as CSSProperties;
  return (
    <li
      className={css.tile}
      style={style}
      data-state={photo.state}
      data-withdrawn={photo.private || undefined}
    >
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
          <span title={hiding}>
            <EyeOff aria-hidden /> <span className={ui.visuallyHidden}>{hiding}</span>
          </span>
        ) : null}
        {photo.private ? (
          <span>
            <Lock aria-hidden /> {t('withdrawn')}
          </span>
        ) : null}
      </div>
      {photo.state === 'refused' ? null : (
        <>
          <span className={css.caption} dir="auto" aria-hidden>
            {photo.name}
          </span>
          <button type="button" className={css.withdraw} title={turn} aria-label={turn} onClick={press}>
            {photo.private ? <Undo2 aria-hidden /> : <Lock aria-hidden />}
          </button>
        </>
      )}
    </li>
  );
});
