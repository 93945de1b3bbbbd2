import { FLASH_COOKIE } from '@/core/constants';
import { statementTimedOut } from '@/core/db/limit-statements';
import { hasDependentRecords, namesNoRecord } from '@/core/errors/dependent-records';
import { describeError } from '@/core/errors/describe-error';
import { KeepersError } from '@/core/errors/errors';
import { logOutage } from '@/core/errors/log-outage';
import { unavailablePart } from '@/core/errors/unavailable-part';
import type { Locale } from '@/core/i18n/locale';
import { setCookie } from './cookies';
import type { Answer, Endpoint } from './define-endpoint';
import { jsonReply, type Reply } from './reply';
import type { RequestHeaders } from './request-headers';
import { type Reader, toWire } from './wire-error';

/** Whether a plain HTML form was submitted: it wants a page, not data. */
export function wantsPage(headers: RequestHeaders, form: boolean): boolean {
  return form && !headers.get('x-requested-with') && (headers.get('accept') ?? '').includes('text/html');
}

/**
 * Whether a form inside the shared modal was submitted: refused, it returns as HTML; otherwise it wants the next
 * address.
 */
export function wantsFormBack(headers: RequestHeaders, form: boolean): boolean {
  return form && (headers.get('accept') ?? '').includes('text/html');
}

/** Whether a GET wants data rather than a page. */
export function wantsJson(headers: RequestHeaders): boolean {
  return (headers.get('accept') ?? '').includes('application/json') && !headers.get('rsc');
}

/** A text for a header: percent-encoded, with half surrogate pairs replaced, which cannot be encoded. */
const inHeader = (text: string) => encodeURIComponent(text.toWellFormed());

/** An address for `Location`: all but visible ASCII is percent-encoded. */
export const asLocation = (address: string) =>
  address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);

function flashHeaders(answer: Answer): Record<string, string> {
  if (!answer.flash) return {};
  return { 'X-Message-Type': answer.flash.type, 'X-Message': inHeader(answer.flash.message) };
}

/** A response for the wire: a redirect with the flash in a cookie for a form, data for everything else. */
export function respond(answer: Answer, page: boolean, back: string): Reply {
  const status = answer.status ?? 200;
  const headers: Record<string, string> = { 'Cache-Control': 'no-store', ...answer.headers };
  const cookies = [...(answer.cookies ?? [])];
  if (page && answer.body === undefined) {
    headers.Location = asLocation(answer.path ?? back);
    if (answer.flash) {
      cookies.push(setCookie(FLASH_COOKIE, JSON.stringify(answer.flash), { maxAge: 60, httpOnly: false }));
    }
    return { status: 303, headers, cookies, body: null };
  }
  Object.assign(headers, flashHeaders(answer));
  if (status === 204 || status === 304) return { status, headers, cookies, body: null };
  if (answer.body !== undefined) return { status, headers, cookies, body: answer.body };
  const data = answer.json ?? (answer.path ? { path: answer.path } : {});
  return { ...jsonReply(status, data, headers), cookies };
}

const RETRY_AFTER = { TOO_MANY_TRIES: 900, TOO_MANY_LINES: 30, STORAGE_FULL: 60, UNAVAILABLE: 5 } as const;

/**
 * Maps an error to the wire's: an unavailable part (which is logged), and a deletion or a reference that the database
 * refused; any other error is returned unchanged.
 */
export function orUnavailable(error: unknown, saves: Endpoint['saves'] | 'other' = 'other'): unknown {
  if (hasDependentRecords(error)) return new KeepersError('DEPENDENT_RECORDS');
  if (namesNoRecord(error)) return new KeepersError('NOT_FOUND');
  if (statementTimedOut(error)) return new KeepersError('UNAVAILABLE');
  const part = unavailablePart(error);
  if (!part) return error;
  logOutage(part, error);
  return part === 'disk'
    ? new KeepersError('STORAGE_FULL', { what: saves })
    : new KeepersError('UNAVAILABLE');
}

/**
 * An error for the wire; unknown ones are logged without the request's words. `saves`: what the request was to save.
 */
export function respondError(
  thrown: unknown,
  locale: Locale,
  saves?: Endpoint['saves'],
  reader?: Reader,
): Reply {
  const error = orUnavailable(thrown, saves);
  const { status, body } = toWire(error, locale, reader);
  if (status === 500) console.error(describeError(error));
  const headers: Record<string, string> = {};
  const message = Object.values(body.errors)[0]?.[0];
  if (message) {
    headers['X-Message-Type'] = 'error';
    headers['X-Message'] = inHeader(message);
  }
  const wait = (error as { retryAfter?: number } | null)?.retryAfter;
  if (status === 429 || status === 503)
    headers['Retry-After'] = String(wait ?? RETRY_AFTER[body.code as keyof typeof RETRY_AFTER] ?? 5);
  return jsonReply(status, body, headers);
}
