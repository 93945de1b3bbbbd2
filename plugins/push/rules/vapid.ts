import { createECDH, createPrivateKey, sign as signBytes } from 'node:crypto';

/** The installation's key pair for push services: the private key, and the public one as browsers take it. */
export interface ServerKeys {
  privateKey: Buffer;
  publicKey: string;
}

/** Seconds for which a push service accepts a signature; 24 hours is the maximum. */
const VALID_SECONDS = 12 * 3600;
const encoded = (value: Buffer | string) => Buffer.from(value).toString('base64url');

/** Returns the key pair of 32 secret bytes. */
export function serverKeys(secret: Buffer): ServerKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return { privateKey: secret, publicKey: curve.getPublicKey('base64url') };
}

/**
 * Returns the header by which a push service knows the sender (RFC 8292); `subject` is an address of the installation.
 */
export function vapidHeader(
  endpoint: string,
  { privateKey, publicKey }: ServerKeys,
  { subject, now }: { subject: string; now: number },
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: encoded(privateKey),
      x: encoded(point.subarray(1, 33)),
      y: encoded(point.subarray(33)),
    },
  });
  const head = encoded(JSON.stringify({ typ: 'JWT', alg: 'ES256' }));
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + VALID_SECONDS, sub: subject };
  const text = `${head}.${encoded(JSON.stringify(claims))}`;
  const signature = signBytes('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${encoded(signature)}, k=${publicKey}`;
}
