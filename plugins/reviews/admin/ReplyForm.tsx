'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { AreaField, Button } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { StudioReview } from '../operations/list-reviews';
import css from './reviews.module.css';

/** The studio's reply: shown below the review, to its author and wherever it is public. An empty one removes it. */
export function ReplyForm({
  review,
  onDone,
}: {
  review: StudioReview;
  onDone: (reply?: string | null) => void;
}) {
  const t = useT('reviews.admin');
  const call = useCall();
  const { busy, errors, act } = useAct(['reply']);
  const [words, setWords] = useState(review.reply ?? '');
  const save = () =>
    act(async () => {
      const path = `/api/x/reviews/reviews/${review.id}/reply`;
      const { reply } = await call<{ reply: string | null }>(path, { method: 'PUT', body: { reply: words } });
      onDone(reply);
    });
  return (
    <form
      className={css.replyForm}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <AreaField
        label={t('replyLabel')}
        value={words}
        dir="auto"
        maxLength={5000}
        autoFocus
        {...(errors.reply ? { errors: errors.reply } : {})}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={css.acts}>
        <Button look="primary" small type="submit" busy={busy}>
          {t('saveReply')}
        </Button>
        <Button small onClick={() => onDone()}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
