'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { leaveFlash, notify } from '../primitives/notices';
import { type ApiCall, type ApiEffects, callApi } from './call-api';

/** `api(path, {method, body})`: the wire, with the page's messages, navigation and reloads. */
export type Api = <T>(path: string, call?: ApiCall) => Promise<T>;

/** The wire, for components; `unknown`: the handler of a 401 without a path, in place of going home. */
export function useApi(unknown?: ApiEffects['unknown']): Api {
  const t = useTranslations('common');
  const failed = t('failed');
  return useMemo<Api>(
    () =>
      (path, call = {}) =>
        callApi(path, call, {
          notify: (text, tone) => notify({ text, tone }),
          go: (to) => location.assign(to),
          reload: (message) => {
            if (message) leaveFlash(message, 'alert');
            location.reload();
          },
          failed,
          ...(unknown && { unknown }),
        }),
    [failed, unknown],
  );
}
