import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { env } from '@/core/env';
import type { FactorRow } from './queries/factors';

/** The host for which passkeys are valid; browsers create none for IP addresses. */
const place = () => ({ rpID: new URL(env().publicUrl).hostname, origin: env().publicUrl });

/** Returns the options with which a browser creates a passkey. */
export function registrationOptions(
  user: { id: string; email: string },
  known: FactorRow[],
  challenge: string,
) {
  return generateRegistrationOptions({
    rpName: 'Keepers',
    rpID: place().rpID,
    userName: user.email,
    userID: new TextEncoder().encode(user.id),
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    excludeCredentials: known.flatMap(({ credential }) => (credential ? [{ id: credential }] : [])),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Verifies a new passkey; null if it does not match the request. */
export async function readPasskey(
  response: unknown,
  challenge: string,
): Promise<Pick<FactorRow, 'credential' | 'secret' | 'counter' | 'data'> | null> {
  const { rpID, origin } = place();
  const answer = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null);
  if (!answer?.verified || !answer.registrationInfo) return null;
  const { id, publicKey, counter, transports } = answer.registrationInfo.credential;
  const data = transports ? { transports: transports as string[] } : null;
  return { credential: id, secret: Buffer.from(publicKey).toString('base64url'), counter, data };
}

/** Returns the options with which a browser signs with one of a user's passkeys. */
export function authenticationOptions(known: FactorRow[], challenge: string) {
  return generateAuthenticationOptions({
    rpID: place().rpID,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'preferred',
    allowCredentials: known.flatMap(({ credential }) => (credential ? [{ id: credential }] : [])),
  });
}

/** Returns which of a user's passkeys signed this challenge, and its new counter; null if none did. */
export async function checkPasskey(
  response: unknown,
  known: FactorRow[],
  challenge: string,
): Promise<{ id: string; counter: number } | null> {
  const { rpID, origin } = place();
  const found = known.find(({ credential }) => credential === (response as { id?: unknown } | null)?.id);
  if (!found?.credential) return null;
  const answer = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: found.credential,
      publicKey: new Uint8Array(Buffer.from(found.secret, 'base64url')),
      counter: found.counter,
    },
  }).catch(() => null);
  return answer?.verified ? { id: found.id, counter: answer.authenticationInfo.newCounter } : null;
}
