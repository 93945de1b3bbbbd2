'use client';

import type { Call } from '@/ui/admin/use-call';
import { ApiError } from '@/ui/api/call-api';

/** Whether this browser can create a passkey here: not on an IP address, nor without https except on localhost. */
export function canMakePasskeys(): boolean {
  if (typeof window === 'undefined' || !window.isSecureContext || !window.PublicKeyCredential) return false;
  return !/^[\d.]+$|:/.test(location.hostname);
}

/** Creates a passkey in this browser and saves it. Throws `ApiError`, also if the user declines. */
export async function makePasskey(
  call: Call,
  password: string,
  name: string,
): Promise<{ recovery: string[] | null }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    '/users/factors/passkeys/options',
    { method: 'POST', body: { password } },
  );
  const response = await startRegistration({ optionsJSON }).catch((reason: unknown) => {
    throw new ApiError(0, 'PASSKEY_NOT_USABLE', {}, String((reason as Error).message));
  });
  return call('/users/factors/passkeys', { method: 'POST', body: { response, name } });
}
