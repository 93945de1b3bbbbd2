'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { WholeMail } from '@/modules/messaging/queries/outbox-repo';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { Moment } from '@/ui/admin/Moment';
import ui from '@/ui/admin/ui.module.css';
import { MAIL_TONES } from './MailList';
import css from './outbox.module.css';
import { SendAgain } from './SendAgain';

/** A message's headers, its delivery state, and its content as HTML (in a sandboxed frame) or plain text. */
export function MailPage({ mail, server }: { mail: WholeMail; server: boolean }) {
  const t = useTranslations('admin-operators.outbox');
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
      <Trouble mail={mail} server={server} />
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

/** Why the message is not delivered yet, or will not be, and the fix. */
function Trouble({ mail, server }: { mail: WholeMail; server: boolean }) {
  const t = useTranslations('admin-operators');
  if (mail.state === 'outbox' && server)
    return (
      <div className={css.trouble} data-tone="calm">
        <p>{t('outbox.wasWithout')}</p>
        <SendAgain mail={mail} open />
      </div>
    );
  if (!mail.trouble) return null;
  const waits = mail.state === 'queued';
  return (
    <div className={css.trouble} data-tone={waits ? 'calm' : 'bad'} role={waits ? 'status' : 'alert'}>
      <h2>{t(`trouble.${mail.trouble}`)}</h2>
      <p>{waits ? t('outbox.goesOn', { count: mail.tries }) : t(`fix.${mail.trouble}`)}</p>
      {waits && mail.next ? (
        <p>{t.rich('outbox.next', { at: () => <Moment at={mail.next ?? ''} /> })}</p>
      ) : null}
      {mail.error ? (
        <details>
          <summary>{t('outbox.said')}</summary>
          <code dir="ltr">{mail.error}</code>
        </details>
      ) : null}
      {waits ? null : (
        <div className={css.views}>
          <SendAgain mail={mail} open />
          {mail.project_id && !mail.again ? (
            <ButtonLink href={`/admin/projects/${mail.project_id}/clients`}>
              {t('outbox.toPeople')}
            </ButtonLink>
          ) : null}
        </div>
      )}
    </div>
  );
}
