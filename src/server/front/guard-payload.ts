import { isKeepersError, KeepersError } from '@/domain/errors';
import { isLocale } from '@/domain/locale';
import { translator } from '@/i18n/translate';
import { readSession, USER_COOKIE } from '@/server/grants/session';
import { respondError } from '@/server/http/answer';
import { flashCookie } from '@/server/http/flash';
import { sendResponse } from './bridge';
import { checkPayloadBody } from './check-payload-body';
import { isReadableFilter } from './check-payload-filter';
import type { Exchange } from './create-front';
import { isOurScreen } from './our-screens';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Payload's own ways in, and its file routes: all of them are our own operations, at our own addresses. */
const CLOSED =
  /^\/api\/(users\/(login|logout|forgot-password|reset-password|first-register|unlock|verify|refresh-token)(\/|$)|[\w-]+\/file(\/|$)|payload-jobs|graphql)/;
const WORDS = new Set(['me', 'init', 'access', 'count', 'duplicate', 'paste-url', 'versions']);
const MAX_LIMIT = 500;
const MAX_DEPTH = 2;

/** Payload reads `?data=` as JSON, and answers what is none with 500. */
function isJson(text: string | null): boolean {
  if (text === null) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Bounds what reaches Payload's REST and admin: Payload answers a malformed id, NUL or a huge page with 500 or with
 * more work than anyone should cause. Says whether it has answered.
 */
export async function guardPayload(exchange: Exchange): Promise<boolean> {
  const { url, request, response, locale } = exchange;
  const refuse = (error: KeepersError) => {
    if (error.code === 'BODY_TOO_LARGE' || error.code === 'BODY_TOO_SLOW')
      response.setHeader('Connection', 'close');
    void sendResponse(
      respondError(error, isLocale(locale) ? locale : 'en'),
      response,
      request.method === 'HEAD',
    );
    return true;
  };
  if (
    /^\/admin\/(login|logout|forgot|reset|create-first-user|unauthorized|logout-inactivity)(\/|$)/.test(
      url.pathname,
    )
  ) {
    const back = url.searchParams.get('redirect') ?? '/admin';
    const path = url.pathname.startsWith('/admin/logout')
      ? '/users/sign_out'
      : `/users/sign_in?back=${encodeURIComponent(back)}`;
    response.writeHead(307, { Location: path }).end();
    return true;
  }
  // Our own screen stands in for Payload's, wherever its frame leads.
  if (/^\/admin\/account\/?$/.test(url.pathname)) {
    response.writeHead(307, { Location: '/admin/settings/account', 'Cache-Control': 'no-store' }).end();
    return true;
  }
  if (
    /^\/admin(\/|$)/.test(url.pathname) &&
    request.method === 'GET' &&
    !(await readSession(exchange.cookies))
  ) {
    const path = `/users/sign_in?back=${encodeURIComponent(url.pathname + url.search)}`;
    if (exchange.cookies.get(USER_COOKIE)) {
      const message = translator(isLocale(locale) ? locale : 'en')('errors.SESSION_EXPIRED');
      response.appendHeader('Set-Cookie', flashCookie({ type: 'alert', message }));
    }
    response.writeHead(307, { Location: path, 'Cache-Control': 'no-store' }).end();
    return true;
  }
  if (/^\/admin(\/|$)/.test(url.pathname) && !isOurScreen(url.pathname)) {
    await exchange.page('/not-here', { status: 404 });
    return true;
  }
  if (!url.pathname.startsWith('/api/')) return false;
  if (CLOSED.test(url.pathname)) return refuse(new KeepersError('NOT_FOUND'));
  const [, , collection, id] = url.pathname.split('/');
  if (id && !ID.test(id) && !WORDS.has(id) && collection !== 'x')
    return refuse(new KeepersError('NOT_FOUND'));
  const bad = !isReadableFilter(url.searchParams) || !isJson(url.searchParams.get('data'));
  if (bad || url.searchParams.has('overrideAccess')) return refuse(new KeepersError('INVALID_INPUT'));
  for (const [name, max] of [
    ['limit', MAX_LIMIT],
    ['depth', MAX_DEPTH],
    ['page', 100_000],
  ] as const) {
    const value = url.searchParams.get(name);
    if (
      value !== null &&
      !(/^\d{1,6}$/.test(value) && Number(value) <= max && (name === 'depth' || Number(value) >= 1))
    ) {
      return refuse(new KeepersError('INVALID_INPUT', {}, { [name]: 'invalid' }));
    }
  }
  if (['POST', 'PUT', 'PATCH'].includes(request.method ?? 'GET')) {
    try {
      exchange.request = await checkPayloadBody(request);
    } catch (error) {
      if (!isKeepersError(error)) throw error;
      return refuse(error);
    }
  }
  return false;
}
