'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { AreaField, Button } from '@plugins/kit/admin/parts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TEXT_MOST } from '../rules/clean-text';

/** The form for the studio's answer, below the comments; Ctrl or Cmd and Enter send it, too. */
export function AnswerForm({
  at,
  media,
  name,
  onDone,
}: {
  at: string;
  media: string;
  name: string;
  onDone: () => Promise<void>;
}) {
  const t = useT('talk.admin');
  const call = useCall();
  const { busy, act } = useAct();
  const [words, setWords] = useState('');
  // Reused by a retry, so that sending twice makes one comment.
  const id = useRef<string | null>(null);
  const send = () =>
    act(async () => {
      if (!words.trim()) return;
      id.current ??= crypto.randomUUID();
      const body = { id: id.current, text: words };
      await call(`${at}/photographs/${media}/comments`, { method: 'POST', body });
      id.current = null;
      setWords('');
      toast.success(t('sent'), { id: 'talk-sent' });
      await onDone();
    });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <AreaField
        label={t('answer')}
        aria-label={t('answerTo', { name })}
        rows={2}
        dir="auto"
        maxLength={TEXT_MOST}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={press}
      />
      {words.trim() && (
        <Button look="primary" small type="submit" busy={busy}>
          {t('send')}
        </Button>
      )}
    </form>
  );
}
