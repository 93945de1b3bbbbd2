import { env } from '@/core/env';
import { sendResponse } from '@/core/http/bridge';
import { jsonReply } from '@/core/http/reply';
import { bareHost, hostOrigin } from '@/core/text/site-name';
import { isProjectOf } from '@/modules/access/grants/project-owners';
import { takeGrant } from '@/modules/entry/operations/cross-hosts';
import { wayBack } from '@/modules/entry/operations/way-back';
import { forgetLeft, hasLeft, leftCookie, returnCookie } from '@/modules/entry/return-cookie';
import { findHost } from '@/modules/sites/find-host';
import { contextFor, redirect } from './context-for';
import type { Exchange } from './create-front';
import { refuse } from './gate-pages';

const SIGN_IN = /^\/users\/sign_(in|up)\/?$/;
const PROJECT_PAGE = /^\/events\/([^/]+)/;

/**
 * From a studio's host to a page of the platform. Signing in keeps the project it is for (named, or that of the page the
 * link was on) and the host to return to; this browser alone may return with a token. A script gets the address as data,
 * since it cannot follow a redirect to another host.
 */
export async function leadToPlatform(exchange: Exchange): Promise<void> {
  const { url, request, response } = exchange;
  const target = new URL(url.pathname + url.search, env().publicUrl);
  if (SIGN_IN.test(url.pathname)) await keepReturn(exchange, target);
  if (request.headers['x-requested-with'] === undefined) return redirect(exchange, target.href);
  const headers = { 'Referrer-Policy': 'no-referrer' };
  await sendResponse(jsonReply(200, { path: target.href }, headers), response, request.method === 'HEAD');
}

async function keepReturn({ request, response, url, site }: Exchange, target: URL): Promise<void> {
  const from = URL.parse(request.headers.referer ?? '');
  const page = from?.host === url.host ? from : null;
  const event = url.searchParams.get('i') ?? PROJECT_PAGE.exec(page?.pathname ?? '')?.[1] ?? '';
  if (!site || !(await isProjectOf(site.account, event))) return;
  target.searchParams.set('i', event);
  target.searchParams.set('from', url.hostname);
  const back = wayBack(page?.href ?? null, event);
  if (!target.searchParams.has('back') && back !== `/events/${event}`) target.searchParams.set('back', back);
  response.appendHeader('Set-Cookie', leftCookie(event));
}

/**
 * A person returns to a project of this studio's host with a token: it becomes a cookie, and a clean address. In a browser
 * that did not leave to sign in it opens nothing: a token sent to another person leads them into no grant of the sender.
 */
export async function arriveHere(exchange: Exchange): Promise<boolean> {
  const { url, request } = exchange;
  const event = PROJECT_PAGE.exec(url.pathname)?.[1];
  const token = url.searchParams.get('t');
  if (token === null || event === undefined) return false;
  const clean = wayBack(url.href, event);
  try {
    const returns = request.method !== 'HEAD' && hasLeft(exchange.cookies, event);
    const cookie = returns ? await takeGrant(contextFor(exchange), event, token) : null;
    if (returns) exchange.response.appendHeader('Set-Cookie', forgetLeft());
    redirect(exchange, clean, cookie ?? undefined);
  } catch (error) {
    await refuse(exchange, error, 401);
  }
  return true;
}

/**
 * On the platform: a person who came from a studio's host to sign in for a project. The host moves from the address into
 * a signed cookie, if it is that studio's.
 */
export async function arriveToSignIn(exchange: Exchange): Promise<boolean> {
  const { url, request } = exchange;
  const host = SIGN_IN.test(url.pathname) ? url.searchParams.get('from') : null;
  if (host === null || request.method !== 'GET') return false;
  const event = url.searchParams.get('i') ?? '';
  url.searchParams.delete('from');
  const { site } = await findHost(host);
  const theirs = site && (await isProjectOf(site.account, event));
  const origin = hostOrigin(bareHost(host), env().publicUrl);
  redirect(exchange, url.pathname + url.search, theirs ? returnCookie(event, origin) : undefined);
  return true;
}
