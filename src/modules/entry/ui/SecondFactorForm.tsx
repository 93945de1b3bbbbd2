'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError, isLeaving } from '@/ui/api/call-api';
import { useApi } from '@/ui/api/use-api';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { useFormPost } from './use-form-post';

/** Second factor: a passkey if the user has one, or a code. The code's form works without script. */
export function SecondFactorForm({
  csrf,
  errors: initial,
  passkey,
}: Pick<FormPage, 'csrf' | 'errors'> & { passkey: boolean }) {
  const t = useTranslations('account');
  const { errors, busy, submit } = useFormPost(initial, (data) =>
    missingFields(data, ['code'], t('required')),
  );
  const key = usePasskey();
  return (
    <form
      action="/users/second_factor"
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="authenticity_token" value={csrf} />
      <FormErrors lines={key.error ? [key.error] : errors.base} />
      {passkey && (
        <Button className="min-h-12" busy={key.busy} onClick={key.use}>
          {t('usePasskey')}
        </Button>
      )}
      <Field
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        errors={errors.code ?? []}
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <Button type="submit" look={passkey ? 'line' : 'ink'} busy={busy} className="min-h-12">
        {t('screens.second_factor.button')}
      </Button>
    </form>
  );
}

function usePasskey() {
  const api = useApi();
  const failed = useTranslations('errors')('PASSKEY_NOT_USABLE');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const use = async () => {
    setBusy(true);
    setError(null);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await api<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
        '/users/second_factor/options',
        { method: 'POST' },
      );
      const passkey = await startAuthentication({ optionsJSON });
      const { path } = await api<{ path: string }>('/users/second_factor', {
        method: 'POST',
        body: { passkey },
      });
      location.assign(path);
    } catch (reason) {
      setBusy(false);
      if (!isLeaving(reason)) setError(reason instanceof ApiError ? reason.message : failed);
    }
  };
  return { busy, error, use: () => void use() };
}
