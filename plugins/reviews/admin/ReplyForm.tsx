'use client';

import { hooks, parts, useT } from '@plugins/kit/admin';
import { useState } from 'react';
import type { StudioReview } from '../operations/list-reviews';
import css from './reviews.module.css';

/** The studio's answer: shown under the review, to its writer and wherever it is public. Empty takes it away. */
export function ReplyForm({
  review,
  onDone,
}: {
  review: StudioReview;
  onDone: (reply?: string | null) => void;
}) {
  const t = useT('reviews.admin');
  const call = hooks.useCall();
  const { busy, errors, act } = hooks.useAct(['reply']);
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
      <parts.AreaField
        label={t('replyLabel')}
        value={words}
        dir="auto"
        maxLength={5000}
        autoFocus
        {...(errors.reply ? { errors: errors.reply } : {})}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={css.acts}>
        <parts.Button look="primary" small type="submit" busy={busy}>
          {t('saveReply')}
        </parts.Button>
        <parts.Button small onClick={() => onDone()}>
          {t('cancel')}
        </parts.Button>
      </div>
    </form>
  );
}
