import { z } from 'zod';
import { HAPPENING_NAMES } from '@/core/events/happenings';

/** How many webhooks one account may have. */
export const WEBHOOKS_MAX = 10;
/** Days the log of what was sent is kept. */
export const LOG_DAYS = 30;
/** Hours a secret that was replaced signs beside the new one. */
export const FORMER_HOURS = 24;
/** What asks for everything that happens, today's and what comes later. */
export const EVERYTHING = '*';
/** The name of the message a person sends to try a webhook. */
export const TEST_NAME = 'webhook.test';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds between one try and the next: eleven tries within twenty-eight hours. */
const PAUSES = [
  5,
  30,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
] as const;

/** Seconds until the next try after `tries` that failed; null where it was the last. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries - 1] ?? null;

/** What became of a message. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** Why a try failed. */
export const WEBHOOK_TROUBLES = [
  'status',
  'redirect',
  'gone',
  'inside',
  'insecure',
  'timeout',
  /** Of lines written before November 2026; such a failure is `inside` now. */
  'no_such_host',
  'refused',
  'certificate',
  'too_long',
  'unreachable',
] as const;
export type WebhookTrouble = (typeof WEBHOOK_TROUBLES)[number];

/** One try, as the log keeps it. `answer` is the beginning of what was answered. */
export interface Attempt {
  at: string;
  ms: number;
  status?: number;
  trouble?: WebhookTrouble;
  answer?: string;
}

/** What an answer's status means: nothing is wrong with 2xx; redirects are not followed; 410 says never again. */
export function troubleOfStatus(status: number): WebhookTrouble | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

const WORDS: [pattern: RegExp, trouble: WebhookTrouble][] = [
  // One answer for both: the log must not say which names an inner network has.
  [/not on the public internet|ENOTFOUND|EAI_/, 'inside'],
  [/over https only|No web address/, 'insecure'],
  [/says too much/, 'too_long'],
  [/Timeout|ETIMEDOUT|AbortError|ABORT_ERR/i, 'timeout'],
  [/ECONNREFUSED/, 'refused'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|EPROTO|ERR_SSL/, 'certificate'],
];

/** Why nobody answered, from what the asking said of it. */
export const troubleOfFault = (said: string): WebhookTrouble =>
  WORDS.find(([pattern]) => pattern.test(said))?.[1] ?? 'unreachable';

/**
 * An address messages can be sent to, as it is kept; null where it is none: https without a name and password in it. Hosts
 * in `named` (the installation's own setting) may be spoken to without TLS.
 */
export function readWebhookUrl(typed: string, named: readonly string[] = []): string | null {
  const url = URL.parse(typed.trim());
  if (!url?.hostname || url.username || url.password) return null;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && named.includes(url.host))) return null;
  url.hash = '';
  return url.href;
}

/** What a person says of a webhook; `own` are names of what happens in features. */
export const webhookSchema = (own: readonly string[] = []) =>
  z.strictObject({
    url: z.string().trim().min(1).max(1000),
    events: z
      .array(z.enum([EVERYTHING, ...HAPPENING_NAMES, ...own]))
      .min(1)
      .max(100)
      .transform((names) => (names.includes(EVERYTHING) ? [EVERYTHING] : [...new Set(names)])),
  });
