import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/core/env';

/** The format of a sealed text. */
const VERSION = 'v1';
const NONCE = 12;
const TAG = 16;

/** A key of 256 bits for one purpose, from one installation's secret. */
const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'keepers-seal', purpose, 32));

/** The first characters of a hash of the secret: identifies which one sealed a text, without revealing it. */
const markOf = (secret: string): string => keyOf(secret, 'mark').toString('base64url').slice(0, 8);

/**
 * Seals a text for the database: AES-256-GCM under a key of `purpose`. `about` names the row it belongs to; a sealed
 * text moved to another row does not open. The only way secrets of identities, banks and second factors are stored.
 */
export function seal(purpose: string, about: string, text: string, secret = env().secret): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  cipher.setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const packed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  return [VERSION, markOf(secret), packed].join('.');
}

/**
 * Opens a sealed text with the secret it was sealed with: today's, or one of `former` after a rotation. Throws where
 * none matches, where it was changed, or where it belongs to another row.
 */
export function unseal(
  purpose: string,
  about: string,
  sealed: string,
  secrets: readonly string[] = [env().secret, ...env().formerSecrets],
): string {
  const [version, mark, packed = ''] = sealed.split('.');
  const secret = secrets.find((one) => markOf(one) === mark);
  if (version !== VERSION || !secret)
    throw new Error('Sealed with a secret this installation does not have.');
  const bytes = Buffer.from(packed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
}

/** Whether this secret sealed a text; not whether it opens. */
export const isSealedBy = (secret: string, sealed: string): boolean =>
  sealed.split('.')[1] === markOf(secret);

/** Reseals a text where it was sealed with a former secret: what rotating a secret does to each row. */
export function reseal(
  purpose: string,
  about: string,
  sealed: string,
  secrets: readonly [string, ...string[]],
): string {
  if (isSealedBy(secrets[0], sealed)) return sealed;
  return seal(purpose, about, unseal(purpose, about, sealed, secrets), secrets[0]);
}
