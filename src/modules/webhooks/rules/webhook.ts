import { z } from 'zod';
import { DOMAIN_EVENT_NAMES } from '@/core/events/domain-events';

/** Maximum number of webhooks per account. */
export const WEBHOOKS_MAX = 10;
/** Days for which the delivery log is kept. */
export const LOG_DAYS = 30;
/** Hours for which a replaced secret signs beside the new one. */
export const FORMER_HOURS = 24;
/** Subscribes to all events, present and future. */
export const EVERYTHING = '*';
/** Name of the event of a test message. */
export const TEST_NAME = 'webhook.test';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds between two attempts: eleven attempts within twenty-eight hours. */
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

/** Returns seconds until the next attempt after `tries` failures; null after the last. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries - 1] ?? null;

/** State of a message. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** Reasons of a failed attempt. */
export const WEBHOOK_TROUBLES = [
  'status',
  'redirect',
  'gone',
  'inside',
  'insecure',
  'timeout',
  /** In rows from before November 2026; such a failure is `inside` now. */
  'no_such_host',
  'refused',
  'certificate',
  'too_long',
  'unreachable',
] as const;
export type WebhookFailure = (typeof WEBHOOK_TROUBLES)[number];

/** One attempt, as the log stores it. `answer` is the beginning of the response. */
export interface Attempt {
  at: string;
  ms: number;
  status?: number;
  trouble?: WebhookFailure;
  answer?: string;
}

/** Why an attempt failed, with the status of the response if there was one. */
export interface Failure {
  trouble: WebhookFailure;
  status: number | null;
}

/** Returns why an attempt failed; null for one that arrived. */
export const failureOf = ({ trouble, status = 0 }: Attempt): Failure | null =>
  trouble ? { trouble, status: status || null } : null;

/** Returns the failure reason of a status: none for 2xx; redirects are not followed; 410 means never again. */
export function troubleOfStatus(status: number): WebhookFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Failure reason by error code; codes that are not listed are `unreachable`. */
const TROUBLE_OF_CODE: Record<string, WebhookFailure> = {
  NO_WEB_ADDRESS: 'insecure',
  NOT_HTTPS: 'insecure',
  TOO_LONG: 'too_long',
  // The same reason for a private address and an unknown name: the log must not reveal which names an internal network
  // has.
  NOT_PUBLIC: 'inside',
  ENOTFOUND: 'inside',
  TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  ECONNREFUSED: 'refused',
  // A handshake that failed: the receiver speaks no TLS, or no version of it that we do.
  EPROTO: 'certificate',
  INVALID_CA: 'certificate',
  INVALID_PURPOSE: 'certificate',
  PATH_LENGTH_EXCEEDED: 'certificate',
  HOSTNAME_MISMATCH: 'certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
};
/** Family of the codes of a lookup, of which each system has its own. */
const LOOKUP_CODE = /^EAI_/;
/** Families of codes of Node and OpenSSL about certificates and handshakes. */
const TLS_CODE = /^(CERT_|CRL_|ERROR_IN_C|UNABLE_TO_|ERR_TLS_|ERR_SSL_)/;

/** Returns the failure reason of a network error, from its code. */
export function troubleOfFault(code: string): WebhookFailure {
  if (LOOKUP_CODE.test(code)) return 'inside';
  return TROUBLE_OF_CODE[code] ?? (TLS_CODE.test(code) ? 'certificate' : 'unreachable');
}

/**
 * Returns the normalized address of a webhook; null if it is invalid: it must be https without credentials. Hosts in
 * `named` (the installation's settings) may be called without TLS.
 */
export function readWebhookUrl(typed: string, named: readonly string[] = []): string | null {
  const url = URL.parse(typed.trim());
  if (!url?.hostname || url.username || url.password) return null;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && named.includes(url.host))) return null;
  url.hash = '';
  return url.href;
}

/** Schema of a webhook's settings; `own` are names of features' events. */
export const webhookSchema = (own: readonly string[] = []) =>
  z.strictObject({
    url: z.string().trim().min(1).max(1000),
    events: z
      .array(z.enum([EVERYTHING, ...DOMAIN_EVENT_NAMES, ...own]))
      .min(1)
      .max(100)
      .transform((names) => (names.includes(EVERYTHING) ? [EVERYTHING] : [...new Set(names)])),
  });
