'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { SelectionPassword } from './SelectionPassword';
import { useFormPost } from './use-form-post';

/** Entry by project code, as client or as guest. Works without script. */
export function EntryForm({
  csrf,
  errors: initial,
  values,
  back,
}: Omit<FormPage, 'flash'> & { back: string | null }) {
  const t = useTranslations('entry');
  const [guest, setGuest] = useState(values.guest === 'true');
  const guestHint = values.add === 'photos' ? 'addHint' : 'asGuestHint';
  const { errors, busy, submit } = useFormPost(initial, (data) =>
    missingFields(data, ['code'], t('missing')),
  );
  return (
    <form action="/client_access" method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <input type="hidden" name="authenticity_token" value={csrf} />
      {back !== null && <input type="hidden" name="back" value={back} />}
      <fieldset className="grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-line bg-line">
        <legend className="sr-only">{t('who')}</legend>
        <Way checked={!guest} value="" label={t('asClient')} onChoose={() => setGuest(false)} />
        <Way checked={guest} value="true" label={t('asGuest')} onChoose={() => setGuest(true)} />
      </fieldset>
      <p className="-mt-3 text-quiet text-sm">{t(guest ? guestHint : 'asClientHint')}</p>
      <FormErrors lines={errors.base} />
      <Field
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        defaultValue={values.code}
        errors={errors.code ?? []}
        required
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      {guest ? null : <SelectionPassword values={values} errors={errors} withEmail />}
      <Button type="submit" busy={busy} className="min-h-12">
        {t(guest ? 'openAsGuest' : 'open')}
      </Button>
    </form>
  );
}

interface WayProps {
  checked: boolean;
  value: string;
  label: string;
  onChoose: () => void;
}

function Way({ checked, value, label, onChoose }: WayProps) {
  return (
    <label className="touch-target flex items-center justify-center bg-raised px-3 py-3 text-center text-[0.9375rem] text-quiet transition-colors duration-200 hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:-outline-offset-4">
      <input
        type="radio"
        name="guest"
        value={value}
        defaultChecked={checked}
        onChange={onChoose}
        className="sr-only"
      />
      {label}
    </label>
  );
}
