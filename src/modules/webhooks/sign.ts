import { createHmac, randomBytes } from 'node:crypto';

/** How a secret begins, so that people and scanners know what it is. */
const PREFIX = 'whsec_';

/** A new secret, as it is shown once. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/**
 * The headers of one message, by the Standard Webhooks convention: HMAC-SHA256 over `id.time.body`, one signature for each
 * secret. `time` in whole seconds since 1970: a receiver refuses what is minutes old, so nothing can be sent again.
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
