'use client';

import { useT } from '@plugins/kit/admin';
import { useUndo } from '@plugins/kit/admin/hooks';
import { Sortable } from '@plugins/kit/admin/internal';
import { Button } from '@plugins/kit/admin/parts';
import { Focus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type ClipPhotoView, MOST_PHOTOS } from '../wire';
import { ChoiceField } from './ChoiceField';
import { ChoosePhotos } from './ChoosePhotos';
import css from './clips.module.css';
import { PointDialog } from './PointDialog';
import type { StepProps } from './Wizard';

const KINDS = ['best', 'picks', 'favorites', 'gallery', 'chosen'] as const;
type Kind = (typeof KINDS)[number];

/** Step 2: where the photographs come from, their order, which are added and left out, and the focal point of each. */
export function PhotosStep(props: StepProps) {
  const { detail, view, choices, onChange } = props;
  const t = useT('clips.admin.photos');
  const offer = useUndo();
  const [adding, setAdding] = useState(false);
  const { clip, photos } = detail;
  const ids = photos.map(({ media }) => media);
  /** Changes which photographs are in it, and offers those of before. */
  const arrange = (change: Parameters<typeof onChange>[0], text: string) => {
    void onChange(change);
    offer(text, () => onChange({ medias: ids }), `clip-photos-${clip.id}`);
  };
  const choose = (kind: Kind, gallery = view.galleries[0]?.id) => {
    if (kind === 'chosen') return;
    const source = kind === 'gallery' && gallery ? { kind, gallery } : { kind };
    // What was chosen by hand is not to be had again otherwise.
    if (clip.source.kind === 'chosen' && ids.length > 0) arrange({ source }, t('chosenAgain'));
    else void onChange({ source });
  };
  return (
    <>
      <Sources {...props} onChoose={choose} />
      {clip.source.kind === 'gallery' && (
        <ChoiceField
          label={t('gallery')}
          value={clip.source.gallery ?? ''}
          options={view.galleries.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(gallery) => choose('gallery', gallery)}
        />
      )}
      <div className={css.head}>
        <p className={css.count} role="status">
          {t('count', { count: photos.length })}
        </p>
        <Button disabled={ids.length >= MOST_PHOTOS} onClick={() => setAdding(true)}>
          <Plus aria-hidden /> {t('add')}
        </Button>
      </div>
      {photos.length === 0 ? (
        <p className={css.warning}>{t(`none.${clip.source.kind}`)}</p>
      ) : (
        <>
          <p className={css.count}>{t('pointsHelp')}</p>
          <Photos
            {...props}
            onRemove={(photo) =>
              arrange({ medias: ids.filter((id) => id !== photo.media) }, t('removed', { name: photo.name }))
            }
          />
        </>
      )}
      {adding && (
        <ChoosePhotos
          choices={choices}
          galleries={view.galleries}
          taken={new Set(ids)}
          most={MOST_PHOTOS - ids.length}
          onAdd={(medias) => void onChange({ medias: [...ids, ...medias] })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** Where the photographs come from; by hand once they differ from that. */
function Sources({ detail, view, onChoose }: StepProps & { onChoose: (kind: Kind) => void }) {
  const t = useT('clips.admin.photos');
  const { kind: now } = detail.clip.source;
  const shown = KINDS.filter((kind) =>
    kind === 'gallery' ? view.galleries.length > 1 : kind !== 'chosen' || now === kind,
  );
  return (
    <fieldset className={css.choices}>
      <legend>{t('from')}</legend>
      {shown.map((kind) => (
        <label key={kind} className={css.choice}>
          <input type="radio" name="source" checked={now === kind} onChange={() => onChoose(kind)} />
          <span>
            {t(`kinds.${kind}`)}
            <small>{t(`kindsHelp.${kind}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Photos({
  detail: { photos },
  onChange,
  onRemove,
}: StepProps & { onRemove: (photo: ClipPhotoView) => void }) {
  const t = useT('clips.admin.photos');
  const [pointed, setPointed] = useState<ClipPhotoView | null>(null);
  const ids = photos.map(({ media }) => media);
  const known = new Map(photos.map((photo) => [photo.media, photo]));
  const move = (from: number, to: number) => {
    const order = [...ids];
    order.splice(to, 0, ...order.splice(from, 1));
    void onChange({ medias: order });
  };
  return (
    <>
      <Sortable
        ids={ids}
        grid
        className={css.photos}
        label={(id) => t('move', { name: known.get(id)?.name ?? '' })}
        onMove={move}
        row={(id, grip) => {
          const photo = known.get(id);
          if (!photo) return null;
          const { name, small, x, y } = photo;
          return (
            <div className={css.photo}>
              <img
                src={small}
                alt={name}
                loading="lazy"
                style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
              />
              <span className={css.photoActs}>
                {grip}
                <Button small iconOnly aria-label={t('pointOf', { name })} onClick={() => setPointed(photo)}>
                  <Focus aria-hidden />
                </Button>
                <Button small iconOnly aria-label={t('leaveOut', { name })} onClick={() => onRemove(photo)}>
                  <X aria-hidden />
                </Button>
              </span>
            </div>
          );
        }}
      />
      {pointed && (
        <PointDialog
          photo={pointed}
          onSave={(point) => void onChange({ points: [point] })}
          onClose={() => setPointed(null)}
        />
      )}
    </>
  );
}
