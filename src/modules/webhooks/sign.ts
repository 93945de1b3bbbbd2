import { createHmac, randomBytes } from 'node:crypto';

/** Prefix of a secret, so that people and secret scanners recognize it. */
const PREFIX = 'whsec_';

/** Returns a new secret, which is shown once. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/**
 * Returns the headers of one message, by the Standard Webhooks convention: HMAC-SHA256 over `id.time.body`, one
 * signature for each secret. `time` in whole seconds since 1970: receivers refuse messages that are minutes old, which
 * prevents replay.
 */
export function signedHeaders(
  secrets: readonly string[],
  message: { id: string; time: number; body: string },
): Record<string, string> {
  const { id, time, body } = message;
  const marks = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': marks.join(' ') };
}
