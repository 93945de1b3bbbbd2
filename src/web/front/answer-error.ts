import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKeepersError, KeepersError, statusOf } from '@/core/errors/errors';
import { orUnavailable, respondError } from '@/core/http/answer';
import { sendResponse } from '@/core/http/bridge';
import { parseCookies } from '@/core/http/cookies';
import type { Reply } from '@/core/http/reply';
import { type Locale, pickLocale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { LOCALE_COOKIE } from './choose-locale';
import { renderErrorPage } from './render-error-page';

const AGAIN_SECONDS = 5;
/** Headers that may have been set for the answer that failed. */
const OF_THE_ANSWER = [
  'Content-Security-Policy',
  'ETag',
  'Content-Length',
  'Content-Encoding',
  'Content-Range',
];

/** The reader's language as far as the request alone has it: address, cookie, browser. */
export function localeOf(request: IncomingMessage): Locale {
  const query = URL.parse(request.url ?? '/', 'http://localhost')?.searchParams.get('locale');
  const cookie = parseCookies(request.headers.cookie).get(LOCALE_COOKIE);
  return pickLocale({ query, cookie, acceptLanguage: request.headers['accept-language'] });
}

/** Whether a person sees the answer, not a script. */
export function wantsPage(request: IncomingMessage): boolean {
  const accept = request.headers.accept ?? '';
  return (
    accept.includes('text/html') &&
    !accept.includes('application/json') &&
    !request.headers['x-requested-with'] &&
    !request.headers.rsc
  );
}

/** The address the page reloads: the same one, or, after a form, the page the form was on. */
function nextAddress(request: IncomingMessage): string {
  if (request.method === 'GET' || request.method === 'HEAD') return request.url ?? '/';
  const from = URL.parse(request.headers.referer ?? '');
  return from && from.host === request.headers.host ? from.pathname + from.search : '/';
}

/** Sends the outage page, with 503 and `Retry-After`. */
export function sendUnavailablePage(request: IncomingMessage, response: ServerResponse): void {
  const locale = localeOf(request);
  const t = translator(locale);
  const words = { locale, title: t('common.unavailable.title'), text: t('common.unavailable.text') };
  const page = renderErrorPage(words, { seconds: AGAIN_SECONDS, address: nextAddress(request) });
  for (const name of OF_THE_ANSWER) response.removeHeader(name);
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': AGAIN_SECONDS,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** Sends a page with the message of a rate limit. */
export function sendWaitPage(response: ServerResponse, refused: Reply, locale: Locale): void {
  const title = translator(locale)('common.wait');
  const text = decodeURIComponent(refused.headers['X-Message'] ?? '');
  for (const name of OF_THE_ANSWER) response.removeHeader(name);
  response.writeHead(429, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': refused.headers['Retry-After'] ?? String(AGAIN_SECONDS),
  });
  response.end(renderErrorPage({ locale, title, text }));
}

/**
 * Refuses a request before its sender is known: with a page in the reader's language where a browser wants one, else
 * with the wire's error.
 */
export async function sendRefusal(
  code: 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'INVALID_CSRF_TOKEN',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const locale = localeOf(request);
  const refused = respondError(new KeepersError(code), locale);
  if (!wantsPage(request)) return sendResponse(refused, response, request.method === 'HEAD');
  const page = renderErrorPage({ locale, title: translator(locale)(`errors.${code}`), text: '' });
  response.writeHead(refused.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/**
 * Answers a request that failed: while a part we need is unavailable with 503 (a page for a person, JSON for a script),
 * else with the error. A started answer is cut.
 */
export async function answerError(
  thrown: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of OF_THE_ANSWER) response.removeHeader(name);
  const error = orUnavailable(thrown);
  if (wantsPage(request) && isKeepersError(error) && statusOf(error.code) === 503)
    sendUnavailablePage(request, response);
  else await sendResponse(respondError(error, localeOf(request)), response, request.method === 'HEAD');
}
