'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ApiError } from '@/components/api/call-api';
import type { Locale } from '@/domain/locale';
import type { MessageKind, MessageWords } from '@/domain/message-words';
import { useCall } from '../../components/use-call';
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
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const body = JSON.parse(asked) as object;
        const path = '/api/x/studio/message_preview';
        setDrawn(await call<Drawn>(path, { method: 'POST', body, signal: stop.signal }));
      } catch (error) {
        // What cannot be drawn is said beside its field when it is saved; the last good drawing stays.
        if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, asked]);
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
