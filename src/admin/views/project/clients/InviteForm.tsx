'use client';

import { toast } from '@payloadcms/ui';
import { Mail, MessageCircle } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../../components/Button';
import { SelectField, TextField } from '../../../components/Field';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import css from './clients.module.css';
import type { MadeLink } from './LinkReady';

const FIELDS = ['name', 'email', 'phone', 'role', 'locale'] as const;

/** Invites somebody by a link of their own: by mail at once, or to be sent by WhatsApp or any other way. */
export function InviteForm({ event, onMade }: { event: string; onMade: (made: MadeLink) => void }) {
  const t = useTranslations('admin.clients');
  const call = useCall();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const { busy, errors, act } = useAct(FIELDS);
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const send = (submitted.nativeEvent as SubmitEvent).submitter?.getAttribute('value') !== 'link';
    const given = new FormData(submitted.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    const name = text('name');
    void act(async () => {
      const made = await call<Omit<MadeLink, 'name' | 'sent'>>(
        `/api/x/studio/projects/${event}/invitations`,
        {
          method: 'POST',
          body: {
            name,
            email: text('email'),
            phone: text('phone'),
            role: text('role'),
            locale: text('locale'),
            send,
          },
        },
      );
      form.current?.reset();
      if (send) toast.success(t('sent', { name }));
      else onMade({ ...made, name });
      router.refresh();
    });
  };
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        name="name"
        dir="auto"
        autoComplete="off"
        maxLength={200}
        errors={errors.name}
      />
      <div className={css.pair}>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          errors={errors.email}
        />
        <TextField
          label={t('phone')}
          name="phone"
          type="tel"
          dir="ltr"
          optional
          autoComplete="off"
          errors={errors.phone}
        />
      </div>
      <div className={css.pair}>
        <SelectField
          label={t('role')}
          name="role"
          errors={errors.role}
          options={[
            { value: 'client', label: t('roleClient') },
            { value: 'guest', label: t('roleGuest') },
          ]}
        />
        <SelectField
          label={t('language')}
          name="locale"
          errors={errors.locale}
          options={[
            { value: '', label: t('languageProject') },
            { value: 'en', label: 'English' },
            { value: 'he', label: 'עברית' },
          ]}
        />
      </div>
      <div className={css.buttons}>
        <Button type="submit" look="primary" name="way" value="mail" busy={busy}>
          <Mail aria-hidden /> {t('sendMail')}
        </Button>
        <Button type="submit" name="way" value="link" disabled={busy}>
          <MessageCircle aria-hidden /> {t('makeLink')}
        </Button>
      </div>
    </form>
  );
}
