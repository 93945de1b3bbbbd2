import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sign } from '@/core/crypto';
import { firstUse } from './queries';
import type { CaptchaVerifier } from './verifier';

/** About 256 derivations of 2,000 rounds: under a second on a computer, a few on a phone; verifying needs one. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00' };
const MINUTES = 10;
const MOST = 4000;

const secret = () => sign('captcha', 'altcha');

function read(token: string): Payload | null {
  if (token.length > MOST) return null;
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Partial<Payload>;
    const { challenge, solution } = payload;
    const whole = challenge?.signature && challenge.parameters && Number.isInteger(solution?.counter);
    return whole && typeof solution?.derivedKey === 'string' ? (payload as Payload) : null;
  } catch {
    return null;
  }
}

/**
 * Whether a payload's parameters are ours: a changed one fails its signature, but must not make us compute before that.
 */
const asAsked = ({ challenge: { parameters } }: Payload) =>
  parameters.cost === WORK.cost && parameters.algorithm === WORK.algorithm && parameters.keyLength === 32;

/** The self-hosted proof of work (ALTCHA): nothing is stored until a solution is used. */
export const altcha: CaptchaVerifier = {
  id: 'altcha',
  challenge: async () => {
    const expiresAt = Math.floor(Date.now() / 1000) + MINUTES * 60;
    const challenge = await createChallenge({ ...WORK, deriveKey, expiresAt, hmacSignatureSecret: secret() });
    return { kind: 'altcha', challenge };
  },
  verify: async (token) => {
    const payload = read(token);
    if (!payload || !asAsked(payload)) return false;
    const { challenge, solution } = payload;
    const answer = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret(),
    }).catch(() => null);
    if (!answer?.verified) return false;
    const ends = new Date((challenge.parameters.expiresAt ?? 0) * 1000);
    return firstUse('captcha', challenge.signature ?? '', ends);
  },
};
