'use client';

import { Mail, MessageCircle } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { isLocale } from '@/core/i18n/locale';
import { type Once, OnceEditor } from '@/modules/messaging/admin/messages/OnceEditor';
import { MESSAGE_FIELD_NAMES } from '@/modules/messaging/rules/message-words';
import type { ClientLine } from '@/modules/people/queries/account-clients-repo';
import { ACCESSES, type Access, rightsOf } from '@/modules/people/rules/people';
import { Button } from '@/ui/admin/Button';
import { SelectField, TextField } from '@/ui/admin/Field';
import { LANGUAGE_OPTIONS } from '@/ui/admin/language-options';
import panes from '@/ui/admin/panes.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useFirstError } from '@/ui/admin/use-first-error';
import { useLeaveGuard } from '@/ui/admin/use-leave-guard';
import { useSentNotice } from '@/ui/admin/use-sent-notice';
import { ApiError } from '@/ui/api/call-api';
import css from './clients.module.css';
import { DetailsMissing } from './DetailsMissing';
import { KnownClients } from './KnownClients';
import type { MadeLink } from './LinkReady';
import { type PeopleProject, wireOf } from './project-context';

const FIELDS = ['name', 'email', 'phone', 'access', 'ends_on', 'locale', ...MESSAGE_FIELD_NAMES];
const EMPTY = { name: '', email: '', phone: '', access: 'client', ends_on: '', locale: '' };

/** Whether a chosen client's addresses are unchanged in the form. */
const same = (known: ClientLine | null, { email, phone }: typeof EMPTY) =>
  known !== null && email === (known.email ?? '') && phone === (known.phone ?? '');

// texts: admin-clients.access.*

/** Invites a person by a personal link: by mail, or to be sent by WhatsApp or otherwise. */
export function InviteForm({
  project,
  onMade,
}: {
  project: PeopleProject;
  onMade: (made: MadeLink) => void;
}) {
  const t = useTranslations('admin-clients');
  const call = useCall();
  const showSent = useSentNotice();
  const router = useRouter();
  const [person, setPerson] = useState(EMPTY);
  const [known, setKnown] = useState<ClientLine | null>(null);
  const [seen, setSeen] = useState(false);
  const [once, setOnce] = useState<Once>({});
  const [lacking, setLacking] = useState<boolean | null>(null);
  const { busy, errors, act } = useAct(FIELDS);
  const form = useFirstError(errors);
  const written = [person.name, person.email, person.phone].some((text) => text.trim() !== '');
  const guard = useLeaveGuard(written || Object.keys(once).length > 0);
  const put = (field: keyof typeof EMPTY, value: string) => {
    if (field === 'name' && known && value !== known.name) setKnown(null);
    setPerson((before) => ({ ...before, [field]: value }));
  };
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: person[name],
    errors: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => put(name, event.currentTarget.value),
  });
  const choose = (client: ClientLine) => {
    setKnown(client);
    setPerson((before) => ({
      ...before,
      name: client.name,
      email: client.email ?? '',
      phone: client.phone ?? '',
    }));
  };
  const invite = (send: boolean, without_details = false) =>
    act(async () => {
      const { access, ...details } = person;
      const name = person.name.trim() || person.email.trim();
      try {
        const made = await call<Omit<MadeLink, 'name'>>(`${wireOf(project)}/invitations`, {
          method: 'POST',
          body: {
            ...details,
            ...rightsOf(access as Access),
            client: same(known, person) ? known?.id : undefined,
            send,
            without_details,
            words: once,
          },
        });
        setPerson(EMPTY);
        setKnown(null);
        setOnce({});
        setSeen(false);
        if (!send) {
          onMade({ ...made, name });
          return;
        }
        showSent(t('sent', { name }));
        router.refresh();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CLIENT_DETAILS_MISSING') throw error;
        setLacking(send);
      }
    });
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const way = (submitted.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    void invite(way ? way === 'mail' : project.mails);
  };
  const language = isLocale(person.locale) ? person.locale : project.language;
  const main = (primary: boolean) => (primary ? { look: 'primary' as const, busy } : { disabled: busy });
  const byMail = (
    <Button key="mail" type="submit" name="way" value="mail" {...main(project.mails)}>
      <Mail aria-hidden /> {t('sendMail')}
    </Button>
  );
  const byLink = (
    <Button key="link" type="submit" name="way" value="link" {...main(!project.mails)}>
      <MessageCircle aria-hidden /> {t('makeLink')}
    </Button>
  );
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <div className={panes.pair}>
        <KnownClients
          value={person.name}
          errors={errors.name}
          onChange={(value) => put('name', value)}
          onChoose={choose}
        />
        <TextField
          label={t('email')}
          type="email"
          dir="ltr"
          optional
          autoComplete="off"
          {...field('email')}
        />
      </div>
      <div className={css.triple}>
        <TextField label={t('phone')} type="tel" dir="ltr" optional autoComplete="off" {...field('phone')} />
        <SelectField
          label={t('language')}
          {...field('locale')}
          options={[{ value: '', label: t('languageProject') }, ...LANGUAGE_OPTIONS]}
        />
        <SelectField
          label={t('role')}
          help={person.access === 'download' ? t('access.downloadHelp') : undefined}
          {...field('access')}
          options={ACCESSES.map((value) => ({ value, label: t(`access.${value}`) }))}
        />
        <TextField
          label={t('rights.day')}
          type="date"
          dir="ltr"
          optional
          autoComplete="off"
          {...field('ends_on')}
        />
      </div>
      {known ? <p className={ui.help}>{t('known', { name: known.name || known.email || '' })}</p> : null}
      {seen ? (
        <OnceEditor
          kind={rightsOf(person.access as Access).role === 'guest' ? 'invitation_guest' : 'invitation'}
          languages={[language]}
          templates={project.templates}
          once={once}
          onChange={setOnce}
          event={project.id}
          client={person.name}
          errors={errors}
        />
      ) : null}
      <div className={panes.buttons}>
        {project.mails ? [byMail, byLink] : [byLink, byMail]}
        <Button look="quiet" aria-expanded={seen} onClick={() => setSeen(!seen)}>
          {seen ? t('hideMessage') : t('seeMessage')}
        </Button>
      </div>
      {project.mails ? null : <p className={ui.help}>{t('noMailServer')}</p>}
      {guard}
      {lacking === null ? null : (
        <DetailsMissing
          text={t('details.name', { who: person.email })}
          onClose={() => setLacking(null)}
          onSend={() => {
            setLacking(null);
            void invite(lacking, true);
          }}
          onUpdate={() => {
            setLacking(null);
            document.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
          }}
        />
      )}
    </form>
  );
}
