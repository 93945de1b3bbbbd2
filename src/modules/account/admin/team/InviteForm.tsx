'use client';

import { UserPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Button } from '@/ui/admin/Button';
import { SelectField, TextField } from '@/ui/admin/Field';
import { LANGUAGE_OPTIONS } from '@/ui/admin/language-options';
import { Section } from '@/ui/admin/Page';
import css from '@/ui/admin/team.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useSentNotice } from '@/ui/admin/use-sent-notice';

/** Invites an assistant by mail address, in a chosen language. */
export function InviteForm() {
  const t = useTranslations('admin-studio.team');
  const locale = useLocale();
  const call = useCall();
  const showSent = useSentNotice();
  const router = useRouter();
  const { busy, errors, act } = useAct(['email']);
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const given = new FormData(form);
    const body = { email: String(given.get('email') ?? '').trim(), locale: String(given.get('locale')) };
    void act(async () => {
      await call('/api/x/studio/team/invitations', { method: 'POST', body });
      showSent(t('sent', { email: body.email }));
      form.reset();
      router.refresh();
    });
  };
  return (
    <Section title={t('inviteTitle')} help={t('inviteHelp')}>
      <form className={css.invite} onSubmit={submit} noValidate>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={254}
          errors={errors.email}
        />
        <SelectField label={t('language')} name="locale" defaultValue={locale} options={LANGUAGE_OPTIONS} />
        <Button type="submit" look="primary" busy={busy}>
          <UserPlus aria-hidden /> {t('invite')}
        </Button>
      </form>
    </Section>
  );
}
