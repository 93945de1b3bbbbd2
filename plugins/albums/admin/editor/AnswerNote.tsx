'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { AreaField, Button } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { PinView } from '../../rules/wire';
import css from './editor.module.css';

/** Answers a client's note in words: a note of the studio at the same point, which the client reads on the proof. */
export function AnswerNote({
  pin,
  path,
  onClose,
  reload,
}: {
  pin: PinView;
  /** Of the proof's notes. */
  path: string;
  onClose: () => void;
  reload: () => Promise<void>;
}) {
  const t = useT('albums.admin.pins');
  const call = useCall();
  const { busy, errors, act } = useAct(['text']);
  const [text, setText] = useState('');
  // A retry adds no second answer.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <form
      className={css.answer}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void act(async () => {
          const { round, spread, x, y } = pin;
          await call(path, {
            method: 'POST',
            body: { id, round, spread, x, y, text, swap_out: null, swap_in: null, name: '' },
          });
          await reload();
          onClose();
        });
      }}
    >
      <AreaField
        label={t('answer')}
        help={t('answerHelp')}
        rows={2}
        dir="auto"
        maxLength={2000}
        autoFocus
        value={text}
        {...(errors.text && { errors: errors.text })}
        onChange={(event) => setText(event.target.value)}
      />
      <span className={css.row}>
        <Button small look="primary" type="submit" busy={busy}>
          {t('answerSend')}
        </Button>
        <Button small onClick={onClose}>
          {t('answerCancel')}
        </Button>
      </span>
    </form>
  );
}
