'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { sendsMail } from '@plugins/kit/admin/internal';
import {
  AreaField,
  Button,
  ButtonLink,
  CopyButton,
  Dialog,
  DialogActions,
  TextField,
} from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { BarProps } from './EditorBar';
import { ExtraSpreads } from './ExtraSpreads';
import css from './editor.module.css';

/** Sends the album to the clients as the next proof: they get a mail, and see it on their phones. */
export function ProofDialog({
  eventId,
  path,
  view,
  album,
  problems,
  reload,
  onClose,
}: BarProps & { problems: number; onClose: () => void }) {
  const t = useT('albums.admin.editor.proof');
  const call = useCall();
  const { busy, errors, act } = useAct(['note', 'closes_on']);
  const [note, setNote] = useState('');
  const [day, setDay] = useState(view.closes_on ?? '');
  // A proof that no mail announces: its link is given.
  const [ready, setReady] = useState<{ round: number; kept: boolean } | null>(null);
  const page = `/events/${eventId}/albums/${view.id}`;
  const send = () =>
    act(async () => {
      await album.save();
      const body = { note, closes_on: day || null };
      const { mails, round } = await call<{ mails: number; round: number }>(`${path}/proofs`, {
        method: 'POST',
        body,
      });
      await reload();
      if (mails > 0 && sendsMail()) {
        toast.success(t('sent', { round, mails }));
        onClose();
      } else setReady({ round, kept: mails > 0 });
    });
  if (ready)
    return (
      // Another dialog: the focus moves into it, so that Escape closes it.
      <Dialog key="ready" title={t('readyTitle', { round: ready.round })} onClose={onClose}>
        <p>{t(ready.kept ? 'readyKept' : 'ready')}</p>
        <code dir="ltr" className={css.link}>
          {view.link}
        </code>
        <p className={css.hint}>{t('linkHelp')}</p>
        <DialogActions>
          <ButtonLink newTab href={page}>
            {t('open', { round: ready.round })}
          </ButtonLink>
          <Button onClick={onClose}>{t('done')}</Button>
          <CopyButton primary text={view.link} label={t('copy')} />
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog title={t('title', { round: view.round + 1 })} onClose={onClose}>
      <form
        className={css.tool}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t(sendsMail() ? 'text' : 'textKept')}</p>
        <ExtraSpreads view={view} album={album} />
        {problems > 0 && (
          <p className={css.density} data-soft>
            {t('problems', { count: problems })}
          </p>
        )}
        <AreaField
          label={t('note')}
          optional
          rows={3}
          dir="auto"
          maxLength={2000}
          value={note}
          {...(errors.note && { errors: errors.note })}
          onChange={(event) => setNote(event.target.value)}
        />
        <TextField
          label={t('until')}
          optional
          type="date"
          value={day}
          {...(errors.closes_on && { errors: errors.closes_on })}
          onChange={(event) => setDay(event.target.value)}
        />
        {view.round > 0 && (
          <span className={css.row}>
            <ButtonLink small newTab href={page}>
              {t('open', { round: view.round })}
            </ButtonLink>
            <CopyButton text={view.link} label={t('copy')} />
          </span>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
