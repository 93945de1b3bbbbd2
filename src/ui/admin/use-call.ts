'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type ApiCall, callApi } from '@/ui/api/call-api';

/** `call(path, {method, body})`: the wire, showing messages as the admin does. */
export type Call = <T>(path: string, call?: ApiCall) => Promise<T>;

/** The wire for the admin's components. Throws `ApiError` for every refusal. */
export function useCall(): Call {
  const t = useTranslations('common');
  const failed = t('failed');
  return useMemo<Call>(
    () =>
      (path, call = {}) =>
        callApi(path, call, {
          notify: (text, tone) => (tone === 'notice' ? toast.success(text) : toast.error(text)),
          go: (to) => location.assign(to === '/' ? '/users/sign_in' : to),
          reload: () => location.reload(),
          failed,
        }),
    [failed],
  );
}
