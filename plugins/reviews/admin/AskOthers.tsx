'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useSentNotice } from '@plugins/kit/admin/hooks';
import { AreaField, Button } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { Requested } from '../operations/request-reviews';
import css from './reviews.module.css';

/**
 * Requests reviews from people who are not clients of the project, by email address; invalid ones are listed at the
 * field.
 */
export function AskOthers({ eventId, onDone }: { eventId: string; onDone: () => Promise<void> }) {
  const t = useT('reviews.admin');
  const call = useCall();
  const showSent = useSentNotice();
  const { busy, errors, act } = useAct(['emails']);
  const [emails, setEmails] = useState('');
  const send = () =>
    act(async () => {
      const path = `/events/${eventId}/review_requests`;
      const { requested, left } = await call<Requested>(path, { method: 'POST', body: { emails } });
      const words = [
        t('askedOthers', { count: requested }),
        ...(left ? [t('leftOut', { count: left })] : []),
      ];
      if (requested > 0) showSent(words.join(' '));
      else toast.info(words.join(' '));
      setEmails('');
      await onDone();
    });
  return (
    <form
      className={css.replyForm}
      aria-label={t('others')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{t('others')}</h2>
      <AreaField
        label={t('othersLabel')}
        help={t('othersHelp')}
        value={emails}
        dir="ltr"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...(errors.emails ? { errors: errors.emails } : {})}
        onChange={(event) => setEmails(event.target.value)}
      />
      <div className={css.acts}>
        <Button look="primary" type="submit" busy={busy} disabled={emails.trim() === ''}>
          {t('othersAsk')}
        </Button>
      </div>
    </form>
  );
}
