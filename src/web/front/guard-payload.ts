import { roleOf, type SignedIn } from '@/core/access/person';
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
import { shownRecordAt } from '@/web/admin/records/shown-records';
import { findBadQuery, withoutViewWords } from './check-payload-query';
import type { Exchange } from './create-front';
import { guardRest } from './guard-rest';
import { matchPaths } from './match-path';
import { payloadFields } from './payload-fields';

/** The admin's path. */
const ADMIN = '/admin';

/**
 * Whether an address of the admin is a screen of ours: one of the views the configuration names, the core's and the
 * features'. Payload's own (globals, versions, its account and API views) are closed to everyone; its lists and
 * records open to operators (`opensRecords`).
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
 * Whether Payload's list or edit view of records answers: to operators, who read it, and whose browser calls the server
 * functions it needs (`serveRecordFunction` decides which). A list's query is bounded as in the REST.
 */
function opensRecords({ url, request }: Exchange, user: SignedIn | undefined): boolean {
  const slug = shownRecordAt(url.pathname);
  if (!slug || user?.operator !== true) return false;
  if (request.method === 'POST') return request.headers['next-action'] !== undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const fields = payloadFields(slug);
  return fields !== null && findBadQuery(fields, withoutViewWords(url.searchParams)) === null;
}

/**
 * Decides what reaches Next's pages, Payload's admin and its REST. Pages are only read: a write to one would be a
 * server function of Next, and Payload registers a dozen that read and draw any record. Returns whether it has
 * answered.
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
  // Our own screen replaces Payload's, wherever its frame leads.
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
  // Payload knows no one whom another site led here: a link in a mail, the return from a payment service. A page is only
  // read, and the session's cookie (SameSite=Lax) comes with no other request of another site.
  if (atAdmin && request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate')
    request.headers['sec-fetch-site'] = 'same-origin';
  if (atAdmin && opensRecords(exchange, session?.user)) return false;
  if (atAdmin && !isOurScreen(url.pathname)) {
    // People of the admin keep its navigation; everybody else sees the page of an unknown address.
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
