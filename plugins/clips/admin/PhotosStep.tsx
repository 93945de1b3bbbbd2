'use client';

import { useT } from '@plugins/kit/admin';
import { Sortable } from '@plugins/kit/admin/internal';
import { Button } from '@plugins/kit/admin/parts';
import { X } from 'lucide-react';
import { ChoiceField } from './ChoiceField';
import css from './clips.module.css';
import type { StepProps } from './Wizard';

const KINDS = ['best', 'picks', 'favorites', 'gallery'] as const;

/** Step 2: where the photographs come from, their order, and which are left out. */
export function PhotosStep({ detail, view, busy, onChange }: StepProps) {
  const t = useT('clips.admin.photos');
  const { clip, photos } = detail;
  const ids = photos.map(({ media }) => media);
  const known = new Map(photos.map((photo) => [photo.media, photo]));
  const choose = (kind: (typeof KINDS)[number], gallery = view.galleries[0]?.id) =>
    void onChange({ source: kind === 'gallery' && gallery ? { kind, gallery } : { kind } });
  const move = (from: number, to: number) => {
    const order = [...ids];
    order.splice(to, 0, ...order.splice(from, 1));
    void onChange({ medias: order });
  };
  return (
    <>
      <fieldset className={css.choices}>
        <legend>{t('from')}</legend>
        {KINDS.filter((kind) => kind !== 'gallery' || view.galleries.length > 1).map((kind) => (
          <label key={kind} className={css.choice}>
            <input
              type="radio"
              name="source"
              checked={clip.source.kind === kind}
              disabled={busy}
              onChange={() => choose(kind)}
            />
            <span>
              {t(`kinds.${kind}`)}
              <small>{t(`kindsHelp.${kind}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {clip.source.kind === 'gallery' && (
        <ChoiceField
          label={t('gallery')}
          value={clip.source.gallery ?? ''}
          options={view.galleries.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(gallery) => choose('gallery', gallery)}
        />
      )}
      <p className={css.count} role="status">
        {t('count', { count: photos.length })}
      </p>
      {photos.length === 0 ? (
        <p className={css.warning}>{t(`none.${clip.source.kind}`)}</p>
      ) : (
        <Sortable
          ids={ids}
          grid
          className={css.photos}
          label={(id) => t('move', { name: known.get(id)?.name ?? '' })}
          onMove={move}
          row={(id, grip) => {
            const photo = known.get(id);
            return (
              <div className={css.photo}>
                <img
                  src={photo?.small}
                  alt={photo?.name ?? ''}
                  loading="lazy"
                  style={{ objectPosition: `${(photo?.x ?? 0.5) * 100}% ${(photo?.y ?? 0.5) * 100}%` }}
                />
                <span className={css.photoActs}>
                  {grip}
                  <Button
                    small
                    iconOnly
                    disabled={busy}
                    aria-label={t('leaveOut', { name: photo?.name ?? '' })}
                    onClick={() => void onChange({ medias: ids.filter((one) => one !== id) })}
                  >
                    <X aria-hidden />
                  </Button>
                </span>
              </div>
            );
          }}
        />
      )}
    </>
  );
}
