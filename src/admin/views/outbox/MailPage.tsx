'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MailLine } from '@/server/studio/outbox-repo';
import { Button } from '../../components/Button';
import { Moment } from '../../components/Moment';
import ui from '../../components/ui.module.css';
import { MAIL_TONES } from './MailList';
import css from './outbox.module.css';

/** A message's head, and its words as a page (without scripts, in a frame that may do nothing) or as plain text. */
export function MailPage({ mail }: { mail: MailLine & { html: string | null; text: string | null } }) {
  const t = useTranslations('admin.outbox');
  const [plain, setPlain] = useState(mail.html === null);
  return (
    <main className={css.page}>
      <h1>
        <bdi>{mail.subject}</bdi>
      </h1>
      <dl className={css.facts}>
        <dt>{t('to')}</dt>
        <dd dir="ltr">{mail.to}</dd>
        {mail.project ? (
          <>
            <dt>{t('project')}</dt>
            <dd dir="auto">{mail.project}</dd>
          </>
        ) : null}
        <dt>{t('at')}</dt>
        <dd>
          <Moment at={mail.created_at} />{' '}
          <span className={ui.chip} data-tone={MAIL_TONES[mail.state]}>
            {t(`state.${mail.state}`)}
          </span>
        </dd>
      </dl>
      {mail.error ? (
        <p className={ui.error} role="alert">
          {mail.error}
        </p>
      ) : null}
      {mail.html === null && mail.text === null ? (
        <p className={ui.empty}>{t('wordsGone')}</p>
      ) : (
        <>
          <div className={css.views}>
            <Button small aria-pressed={!plain} disabled={mail.html === null} onClick={() => setPlain(false)}>
              {t('asPage')}
            </Button>
            <Button small aria-pressed={plain} disabled={mail.text === null} onClick={() => setPlain(true)}>
              {t('asText')}
            </Button>
          </div>
          {plain ? (
            <pre className={css.text} dir="auto">
              {mail.text}
            </pre>
          ) : (
            <iframe className={css.frame} title={mail.subject} sandbox="" srcDoc={mail.html ?? ''} />
          )}
        </>
      )}
    </main>
  );
}
