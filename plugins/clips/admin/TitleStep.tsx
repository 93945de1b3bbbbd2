'use client';

import { useT } from '@plugins/kit/admin';
import { CheckField, TextField } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { StepProps } from './Wizard';

/** Step 1: the words at the beginning, and the studio's name at the end. Stored when a field is left. */
export function TitleStep({ detail, view, onChange }: StepProps) {
  const t = useT('clips.admin.title');
  const [title, setTitle] = useState(detail.clip.title);
  const [about, setAbout] = useState(detail.clip.about);
  const store = () => {
    if (title !== detail.clip.title || about !== detail.clip.about) void onChange({ title, about });
  };
  return (
    <>
      <TextField
        label={t('names')}
        help={t('namesHelp')}
        value={title}
        maxLength={120}
        dir="auto"
        onChange={(event) => setTitle(event.target.value)}
        onBlur={store}
      />
      <TextField
        label={t('about')}
        help={t('aboutHelp')}
        value={about}
        maxLength={160}
        dir="auto"
        onChange={(event) => setAbout(event.target.value)}
        onBlur={store}
      />
      <CheckField
        label={t('closing', { studio: view.studio })}
        checked={detail.clip.closing}
        onChange={(event) => void onChange({ closing: event.target.checked })}
      />
    </>
  );
}
