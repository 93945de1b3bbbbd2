import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { env } from '@/core/env';
import type { FactorRow } from './factors-repo';

/** Where passkeys are good: a host by name; browsers make none for bare addresses. */
const place = () => ({ rpID: new URL(env().publicUrl).hostname, origin: env().publicUrl });

/** What a browser needs to make a passkey for a person. */
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

/** Reads a made passkey; null where it is not what was asked for. */
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

/** What a browser needs to sign with one of a person's passkeys. */
export function authenticationOptions(known: FactorRow[], challenge: string) {
  return generateAuthenticationOptions({
    rpID: place().rpID,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'preferred',
    allowCredentials: known.flatMap(({ credential }) => (credential ? [{ id: credential }] : [])),
  });
}

/** Which of a person's passkeys signed this challenge, and its new counter; null where none did. */
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
