'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ErrorCode } from '@/core/errors/errors';
import { LOCALES } from '@/core/i18n/locale';
import { type Once, OnceEditor } from '@/modules/messaging/admin/messages/OnceEditor';
import {
  MESSAGE_FIELD_NAMES,
  MESSAGE_KINDS,
  type MessageKind,
} from '@/modules/messaging/rules/message-words';
import type { PersonView } from '@/modules/people/queries/clients-repo';
import { type Audience, takesReminders } from '@/modules/people/rules/people';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { SelectField } from '@/ui/admin/Field';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { sendsMail, useSentNotice } from '@/ui/admin/use-sent-notice';
import { ApiError } from '@/ui/api/call-api';
import css from './clients.module.css';
import { DetailsMissing } from './DetailsMissing';
import type { MadeLink } from './LinkReady';
import { type PeopleProject, wireOf } from './project-context';
import { Unreached } from './Unreached';

/** A message to be sent, and its recipients. */
export interface Sending {
  kind: MessageKind;
  /** Without it, the recipients are chosen one by one. */
  audience?: Audience;
  people: PersonView[];
}

interface Result {
  sent: number;
  skipped: { id: string; name: string; email: string | null; code: ErrorCode }[];
}

const TITLES = { not_invited: 'inviteTitle', not_finished: 'remindTitle', everybody: 'writeTitle' } as const;

/** Previews a message, lets the user edit it for this one time, and lists afterwards who did not get it. */
export function SendDialog({
  project,
  sending,
  onMade,
  onClose,
}: {
  project: PeopleProject;
  sending: Sending;
  /** The link of a person without an email address. */
  onMade: (made: MadeLink) => void;
  onClose: () => void;
}) {
  const t = useTranslations('admin-clients');
  const common = useTranslations('common');
  const errorWords = useTranslations('errors');
  const call = useCall();
  const showSent = useSentNotice();
  const router = useRouter();
  const [kind, setKind] = useState(sending.kind);
  const [once, setOnce] = useState<Once>({});
  const [lacking, setLacking] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const { busy, errors, act } = useAct(MESSAGE_FIELD_NAMES);
  const { audience } = sending;
  // Guests get no reminder.
  const all =
    kind === 'reminder' ? sending.people.filter(({ role }) => takesReminders(role)) : sending.people;
  const people = all.filter(({ email }) => email);
  const unreached = all.filter(({ email }) => !email);
  const [first] = people;
  const title = audience
    ? t(`bulk.${TITLES[audience]}`, { count: people.length })
    : t('bulk.oneTitle', { name: first?.name || first?.email || '' });
  const spoken = new Set(people.map(({ locale }) => locale ?? project.language));
  const kinds = MESSAGE_KINDS.filter((one) =>
    one === 'reminder' ? sending.people.some(({ role }) => takesReminders(role)) : one !== 'invitation_guest',
  );
  const nameless = people.filter(({ name, email }) => !name && email);
  const send = (without_details: boolean) =>
    act(async () => {
      try {
        const who = audience ? { audience } : { people: people.map(({ id }) => id) };
        const body = { kind, ...who, words: once, without_details };
        const done = await call<Result>(`${wireOf(project)}/messages`, { method: 'POST', body });
        if (done.sent > 0) showSent(t('bulk.sent', { count: done.sent }));
        router.refresh();
        // Those without an address were named before it was sent.
        const skipped = done.skipped.filter(({ code }) => code !== 'CLIENT_EMAIL_MISSING');
        if (skipped.length === 0) onClose();
        else setResult({ ...done, skipped });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CLIENT_DETAILS_MISSING') throw error;
        setLacking(true);
      }
    });
  if (result)
    return (
      <Dialog title={t('bulk.skippedTitle')} onClose={onClose}>
        <ul className={css.skipped}>
          {result.skipped.map(({ id, name, email, code }) => (
            <li key={id}>
              <bdi>{name || email}</bdi> · {errorWords(code)}
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            {t('readyClose')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose} wide>
      <p className={ui.help}>{t(sendsMail() ? 'bulk.text' : 'bulk.textKept')}</p>
      {audience !== 'not_invited' ? (
        <SelectField
          label={t('bulk.kind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as MessageKind)}
          options={kinds.map((one) => ({
            value: one,
            label: t(`msg.kind.${one}`),
          }))}
        />
      ) : null}
      <OnceEditor
        key={kind}
        kind={kind}
        languages={LOCALES.filter((locale) => spoken.has(locale))}
        templates={project.templates}
        once={once}
        onChange={setOnce}
        event={project.id}
        client={first?.name}
        errors={errors}
      />
      <Unreached project={project} people={unreached} onMade={onMade} />
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button
          look="primary"
          busy={busy}
          disabled={people.length === 0}
          onClick={() => (nameless.length > 0 ? setLacking(true) : void send(false))}
        >
          {t('bulk.send')}
        </Button>
      </DialogActions>
      {lacking ? (
        <DetailsMissing
          text={
            people.length === 1
              ? t('details.name', { who: first?.email ?? '' })
              : t('details.several', { count: nameless.length })
          }
          onClose={() => setLacking(false)}
          onSend={() => {
            setLacking(false);
            void send(true);
          }}
          onUpdate={() => router.push(`/admin/clients/${nameless[0]?.client ?? ''}`)}
        />
      ) : null}
    </Dialog>
  );
}
