import { roleOf } from '@/core/access/person';
import { payload } from '@/core/db/payload';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import { respondError } from '@/core/http/answer';
import { sendResponse } from '@/core/http/bridge';
import { flashCookie } from '@/core/http/flash';
import { isLocale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { once } from '@/core/process/state';
import { readSession, USER_COOKIE } from '@/modules/access/grants/session';
import { allow } from '@/modules/access/table';
import type { Exchange } from './create-front';
import { guardRest } from './guard-rest';
import { matchPaths } from './match-path';

/** Payload serves the admin below this. */
const ADMIN = '/admin';

/**
 * Whether an address of the admin is a screen of ours: one of the views the configuration names, the core's and the
 * features'. Payload's own (raw collections with ids and JSON, globals, versions, its account and API views) are not: they
 * open to nobody, and what they could do is done by our screens, or by whoever runs the installation over REST.
 */
function isOurScreen(pathname: string): boolean {
  const match = once('our-screens', () => {
    const views = Object.values(payload().config.admin.components?.views ?? {}) as { path?: string }[];
    const paths = views.flatMap(({ path }) => (path ? [[`${ADMIN}${path}`, true] as const] : []));
    return matchPaths([[ADMIN, true] as const, ...paths]);
  });
  return match(pathname.replace(/(?<=.)\/$/, '')) !== null;
}

const isRead = (method: string | undefined) => ['GET', 'HEAD', 'OPTIONS'].includes(method ?? 'GET');

/**
 * Decides what reaches Next's pages, Payload's admin and its REST. Pages are only read: a write to one would be a server
 * function of Next, and Payload registers a dozen that read and draw any record. Returns whether it has answered.
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
  const atAdmin = /^\/admin(\/|$)/.test(url.pathname);
  const session = atAdmin ? await readSession(exchange.cookies) : null;
  if (atAdmin && request.method === 'GET' && !session) {
    const path = `/users/sign_in?back=${encodeURIComponent(url.pathname + url.search)}`;
    if (exchange.cookies.get(USER_COOKIE)) {
      const message = translator(isLocale(locale) ? locale : 'en')('errors.SESSION_EXPIRED');
      response.appendHeader('Set-Cookie', flashCookie({ type: 'alert', message }));
    }
    response.writeHead(307, { Location: path, 'Cache-Control': 'no-store' }).end();
    return true;
  }
  if (atAdmin && !isOurScreen(url.pathname)) {
    // Who works in the admin keeps its navigation; everybody else sees the page of any address without a page.
    const enters = session !== null && allow(roleOf(session.user), 'admin.enter') !== 'none';
    await exchange.page(enters ? '/admin/missing' : '/not-here', { status: 404 });
    return true;
  }
  if (!/^\/api(\/|$)/.test(url.pathname))
    return isRead(request.method) ? false : refuse(new KeepersError('METHOD_NOT_ALLOWED'));
  response.setHeader('Cache-Control', 'no-store');
  try {
    exchange.request = await guardRest(exchange);
  } catch (error) {
    if (!isKeepersError(error)) throw error;
    return refuse(error);
  }
  return false;
}
