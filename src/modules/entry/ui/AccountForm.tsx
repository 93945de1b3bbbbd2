'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { ACCOUNT_SCREENS, type Screen, type ScreenId } from './account-screens';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { differingPasswords } from './PasswordFields';
import { useFormPost } from './use-form-post';

const INPUTS = {
  email: { type: 'email', autoComplete: 'username', text: 'email' },
  password: { type: 'password', autoComplete: 'new-password', text: 'newPassword' },
  password_confirmation: { type: 'password', autoComplete: 'new-password', text: 'passwordConfirmation' },
} as const;

/** The form of one account step: an address, a new password, or just a button. Works without script. */
export function AccountForm({
  id,
  csrf,
  errors: initial,
  values,
}: Omit<FormPage, 'flash'> & { id: ScreenId }) {
  const t = useTranslations('account');
  const screen: Screen = ACCOUNT_SCREENS[id];
  const { errors, busy, proving, submit } = useFormPost(initial, (data) => ({
    ...missingFields(data, screen.fields, t('required')),
    ...differingPasswords(data, t('passwordsDiffer')),
  }));
  return (
    <form action={screen.path} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <input type="hidden" name="authenticity_token" value={csrf} />
      <FormErrors lines={errors.base} />
      {screen.fields.map((name) => (
        <Field
          key={name}
          name={name}
          type={INPUTS[name].type}
          label={t(INPUTS[name].text)}
          errors={errors[name] ?? []}
          autoComplete={INPUTS[name].autoComplete}
          dir="ltr"
          required
          {...(name === 'email' && { defaultValue: values.email })}
          {...(name === 'password' && { hint: t('passwordHint') })}
        />
      ))}
      <Proving now={proving} />
      <Button type="submit" busy={busy} className="min-h-12">
        {t(`screens.${id}.button`)}
      </Button>
    </form>
  );
}

/** Shows that the browser computes a proof of work, which delays the form. */
export function Proving({ now }: { now: boolean }) {
  const t = useTranslations('account');
  return (
    <p role="status" data-proving={t('proving')} className="text-quiet text-sm empty:hidden">
      {now ? t('proving') : null}
    </p>
  );
}
