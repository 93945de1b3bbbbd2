import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** What is random for each message; tests give the values of the standard. */
export interface Chosen {
  salt: Buffer;
  privateKey: Buffer;
}

const RECORD_SIZE = 4096;
const hmac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const bytes = (text: string) => Buffer.from(text, 'base64url');
const label = (text: string) => Buffer.from(`${text}\0`, 'latin1');
const ONE = Buffer.from([1]);
/** Marks the last record. */
const LAST = Buffer.from([2]);

/** Returns random values for one message. */
function choose(): Chosen {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { salt: randomBytes(16), privateKey: curve.getPrivateKey() };
}

/**
 * Encrypts a message for a browser, so that its push service cannot read it (RFC 8291, content coding aes128gcm). Throws
 * for keys that are not of the curve.
 */
export function encryptPush(message: string, { p256dh, auth }: BrowserKeys, chosen = choose()): Buffer {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(chosen.privateKey);
  const own = curve.getPublicKey();
  const theirs = bytes(p256dh);
  const shared = curve.computeSecret(theirs);
  const input = hmac(hmac(bytes(auth), shared), label('WebPush: info'), theirs, own, ONE);
  const secret = hmac(chosen.salt, input);
  const key = hmac(secret, label('Content-Encoding: aes128gcm'), ONE).subarray(0, 16);
  const nonce = hmac(secret, label('Content-Encoding: nonce'), ONE).subarray(0, 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_SIZE);
  size.writeUInt8(own.length, 4);
  return Buffer.concat([
    chosen.salt,
    size,
    own,
    cipher.update(Buffer.concat([Buffer.from(message), LAST])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
