'use client';

import type { Call } from '@/ui/admin/use-call';
import { ApiError } from '@/ui/api/call-api';

/** Whether this browser can make a passkey here: never for a bare address, or without https outside this machine. */
export function canMakePasskeys(): boolean {
  if (typeof window === 'undefined' || !window.isSecureContext || !window.PublicKeyCredential) return false;
  return !/^[\d.]+$|:/.test(location.hostname);
}

/** Makes a passkey in this browser and keeps it. Throws `ApiError`, also where the person said no. */
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
