'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/domain/locale';
import type { MessageKind, MessageWords } from '@/domain/message-words';
import { useCall } from '../../components/use-call';
import { useSoon } from '../../components/use-soon';
import css from './messages.module.css';

interface Drawn {
  subject: string;
  html: string;
  whatsapp: string;
}

/** Quiet after a letter before the message is drawn anew, ms. */
const PAUSE = 350;

/** A message as its reader sees it, with the brand's look; follows what is typed. */
export function MessagePreview({
  kind,
  locale,
  words,
  event,
  client,
  way = 'mail',
}: {
  kind: MessageKind;
  locale: Locale;
  words: Partial<MessageWords>;
  event?: string;
  client?: string;
  way?: 'mail' | 'whatsapp';
}) {
  const t = useTranslations('admin-clients.msg');
  const call = useCall();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const asked = JSON.stringify({ kind, locale, words, event, client });
  // What cannot be drawn is said beside its field when it is saved; the last good drawing stays.
  useSoon(asked, PAUSE, async (signal) => {
    const body = JSON.parse(asked) as object;
    setDrawn(await call<Drawn>('/api/x/studio/message_preview', { method: 'POST', body, signal }));
  });
  const dir = locale === 'he' ? 'rtl' : 'ltr';
  if (way === 'whatsapp')
    return (
      <div className={css.phone}>
        <p className={css.bubble} dir={dir} lang={locale}>
          {drawn?.whatsapp ?? ''}
        </p>
      </div>
    );
  return (
    <div className={css.preview}>
      <p className={css.subject} dir={dir} lang={locale}>
        {drawn?.subject ?? '…'}
      </p>
      <iframe className={css.frame} title={t('previewOf')} sandbox="" srcDoc={drawn?.html ?? ''} />
    </div>
  );
}
