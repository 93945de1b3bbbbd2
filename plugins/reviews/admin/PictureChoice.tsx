'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useRead } from '@plugins/kit/admin/hooks';
import { Button, Dialog, DialogActions, Reading } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { Choice } from '../operations/choose-picture';
import type { StudioReview } from '../operations/list-reviews';
import css from './reviews.module.css';

/** Pictures shown at first, and added by each press of the button. */
const STEP = 60;

/** Chooses the photograph beside a review, among those of its project; or none. */
export function PictureChoice({
  review,
  name,
  onClose,
  onDone,
}: {
  review: StudioReview;
  name: string;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const t = useT('reviews.admin');
  const call = useCall();
  const { busy, act } = useAct();
  const path = `/api/x/reviews/reviews/${review.id}`;
  const read = useRead<{ choices: Choice[] }>(`${path}/photographs`);
  const [most, setMost] = useState(STEP);
  const choose = (media: string | null) =>
    act(async () => {
      await call(`${path}/picture`, { method: 'PUT', body: { media } });
      toast.success(t(media ? 'pictureSaved' : 'pictureRemoved'));
      await onDone();
    });
  const choices = read.found?.choices ?? [];
  return (
    <Dialog wide title={t('pictureTitle', { name })} onClose={onClose}>
      <p>{t('pictureText')}</p>
      {!read.found || read.failed ? (
        <Reading of={read} text={t('pictureFailed')} />
      ) : choices.length === 0 ? (
        <p className={css.note}>{t('pictureNone')}</p>
      ) : (
        <div className={css.choices}>
          {choices.slice(0, most).map(({ id, name: photo, src }) => (
            <button
              key={id}
              type="button"
              disabled={busy}
              aria-pressed={review.picture?.media === id}
              aria-label={t('pictureChoose', { name: photo })}
              onClick={() => void choose(id)}
            >
              <img src={src} alt="" loading="lazy" decoding="async" />
            </button>
          ))}
        </div>
      )}
      <DialogActions>
        {choices.length > most && <Button onClick={() => setMost(most + STEP)}>{t('pictureMore')}</Button>}
        {review.picture && (
          <Button busy={busy} onClick={() => void choose(null)}>
            {t('pictureRemove')}
          </Button>
        )}
        <Button onClick={onClose}>{t('cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
