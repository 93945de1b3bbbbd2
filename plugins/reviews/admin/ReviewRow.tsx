'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useCall, type useConfirm, useUndo } from '@plugins/kit/admin/hooks';
import { Button, Moment } from '@plugins/kit/admin/parts';
import { Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StudioReview } from '../operations/list-reviews';
import { PictureChoice } from './PictureChoice';
import { ReplyForm } from './ReplyForm';
import css from './reviews.module.css';

interface RowProps {
  review: StudioReview;
  ask: ReturnType<typeof useConfirm>[0];
  patch: (id: string, change: Partial<StudioReview>) => void;
  reload: () => Promise<void>;
}

/** One review: its text, whether it is public, the studio's reply, and the button to delete it, with undo. */
export function ReviewRow({ review, ask, patch, reload }: RowProps) {
  const t = useT('reviews.admin');
  const call = useCall();
  const undo = useUndo();
  const [doing, setDoing] = useState<'reply' | 'picture' | null>(null);
  const replying = doing === 'reply';
  const { id } = review;
  const name = review.name || t('anonymous');

  const publish = async (shown: boolean) => {
    patch(id, { public: shown });
    try {
      await call(`/reviews/${id}/publish`, { method: 'PUT', quiet: true, body: { public: shown } });
      await reload();
    } catch {
      patch(id, { public: !shown });
      toast.error(t('publishFailed'));
    }
  };
  const remove = async () => {
    const sure = await ask({
      title: t('deleteTitle', { name }),
      text: t('deleteText'),
      accept: t('delete'),
      cancel: t('keep'),
      danger: true,
    });
    if (!sure) return;
    try {
      await call(`/reviews/${id}`, { method: 'DELETE', quiet: true });
    } catch {
      toast.error(t('deleteFailed', { id }));
      return;
    }
    await reload();
    undo(
      t('deleted'),
      async () => {
        await call(`/api/x/reviews/reviews/${id}/restore`, { method: 'POST' });
        await reload();
      },
      id,
    );
  };
  return (
    <li className={css.row} data-review={id}>
      <header className={css.rowHead}>
        <span role="img" aria-label={t('starsOf', { count: review.rating })} className={css.stars}>
          {[1, 2, 3, 4, 5].map((stars) => (
            <Star key={stars} aria-hidden data-full={stars <= review.rating || undefined} />
          ))}
        </span>
        <bdi className={css.name}>{name}</bdi>
        <small>
          <Moment at={review.at} /> ·{' '}
          {review.project ? <bdi>{review.project.name}</bdi> : t('source', { source: review.source })}
        </small>
      </header>
      {review.content && (
        <p className={css.words}>
          <bdi>{review.content}</bdi>
        </p>
      )}
      {review.picture && (
        <div className={css.beside}>
          <img src={review.picture.src} alt={t('pictureTitle', { name })} loading="lazy" />
          {!review.picture.open && <small>{t('pictureClosed')}</small>}
        </div>
      )}
      {review.reply && !replying && (
        <p className={css.reply}>
          <strong>{t('yourReply')}</strong> <bdi>{review.reply}</bdi>
        </p>
      )}
      {replying ? (
        <ReplyForm
          review={review}
          onDone={(reply) => {
            if (reply !== undefined) patch(id, { reply });
            setDoing(null);
          }}
        />
      ) : (
        <div className={css.acts}>
          <select
            aria-label={t('publishOf', { name })}
            value={review.public ? '1' : '0'}
            onChange={(event) => void publish(Number(event.target.value) > 0)}
          >
            <option value="0">{t('hidden')}</option>
            <option value="1">{t('shown')}</option>
          </select>
          <Button small onClick={() => setDoing('reply')}>
            {t(review.reply ? 'changeReply' : 'reply')}
          </Button>
          {(review.project || review.picture) && (
            <Button small onClick={() => setDoing('picture')}>
              {t(review.picture ? 'changePicture' : 'picture')}
            </Button>
          )}
          <span className={css.remove}>
            <Button
              small
              look="quiet"
              iconOnly
              aria-label={t('deleteOne', { name })}
              onClick={() => void remove()}
            >
              <Trash2 aria-hidden />
            </Button>
          </span>
        </div>
      )}
      {doing === 'picture' && (
        <PictureChoice
          review={review}
          name={name}
          onClose={() => setDoing(null)}
          onDone={async () => {
            setDoing(null);
            await reload();
          }}
        />
      )}
    </li>
  );
}
