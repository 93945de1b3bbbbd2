import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { env } from '@/core/env';
import { parseCookies, setCookie, withoutCookie } from '@/core/http/cookies';
import { newSessionId, SESSION_COOKIE } from '@/core/http/csrf';
import type { Endpoint } from '@/core/http/define-endpoint';
import type { RequestExchange } from '@/core/http/exchange';
import {
  dropInternalHeaders,
  foreignWrite,
  namesPrototype,
  readableTarget,
  SECURITY_HEADERS,
  seenThroughProxies,
} from '@/core/http/guard-request';
import { hostsOf } from '@/core/http/hosts-of';
import { isLocale } from '@/core/i18n/locale';
import { asAsked } from '@/modules/access/audit/actor';
import { bearerOf } from '@/modules/access/grants/device-session';
import { USER_COOKIE } from '@/modules/access/grants/session';
import { renewCookies } from '@/modules/access/renew-cookies';
import { readReturn } from '@/modules/entry/return-cookie';
import { type FoundHost, findHost } from '@/modules/sites/find-host';
import type { Site } from '@/modules/sites/site';
import { afterForm, answer, type DrawForms, wantsEndpoint } from './answer-endpoint';
import { answerError, sendRefusal } from './answer-error';
import { chooseLocale, LOCALE_COOKIE } from './choose-locale';
import { contextFor } from './context-for';
import { guardPayload } from './guard-payload';
import type { PageSource } from './kept-pages';
import { matchEndpoints } from './match-endpoint';
import { type NextHandler, renderPage } from './next-pages';
import type { SiteFront } from './site-front';
import { keepsAs, viewAs } from './view-as';

/** Whether a path accepts a write of another origin. */
type TakesForeign = (request: IncomingMessage, path: string) => boolean;

/** Where programs upload as tus, whose methods are no endpoints. */
const TUS = /^\/api\/uploads(\/|$)/;

/**
 * The writes a page of another origin may send, from the endpoints' own data: those marked `anyOrigin`, and those of
 * programs with a device token, which no browser adds by itself.
 */
function foreignWrites(endpoints: Endpoint[]): TakesForeign {
  const match = matchEndpoints(endpoints.filter(({ anyOrigin, device }) => anyOrigin || device));
  return (request, path) => {
    const found = match(path)?.endpoints.filter(({ method }) => method === request.method) ?? [];
    if (found.some(({ anyOrigin }) => anyOrigin)) return true;
    const byDevice = found.some(({ device }) => device) || TUS.test(path);
    return byDevice && bearerOf(request.headers.authorization ?? null) !== null;
  };
}

/** How to render a page: the status instead of 200, a form's data, who may frame it, its source if it may be kept. */
export interface PageOptions {
  status?: number | undefined;
  form?: unknown;
  frames?: string[];
  source?: PageSource | undefined;
}

/** One request as the front's middleware sees it. */
export interface Exchange extends RequestExchange {
  /** Whose host was requested. A name that is no site's comes without `site`. */
  place: FoundHost['kind'];
  site: Site | null;
  /** Renders one of Next's pages as the answer. */
  page: (path?: string, more?: PageOptions) => Promise<void>;
  /** Whether pages are compiled on request and change while the process runs. */
  dev: boolean;
}

/** Middleware that answers some addresses (pictures, uploads, live events); returns whether it did. */
export type Middleware = (exchange: Exchange) => Promise<boolean>;

/** Early middleware, before everything else, with the raw request: pictures. Returns whether it answered. */
export type EarlyMiddleware = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface FrontParts extends DrawForms {
  /** They run before everything else: pictures, sites' pages. */
  first?: EarlyMiddleware[];
  endpoints: Endpoint[];
  parts: Middleware[];
  next: NextHandler;
  dev: boolean;
  /** Answers requests to another host than the platform's. */
  site?: SiteFront;
}

const YEAR = 365 * 24 * 3600;
/** The one http server: answers the wire contract, pictures, uploads and live events, and passes every page to Next. */
export function createFront({ first = [], endpoints, parts, next, dev, site, ...draw }: FrontParts): Server {
  const match = matchEndpoints(endpoints.filter((endpoint) => hostsOf(endpoint) !== 'site'));
  const takesForeign = foreignWrites(endpoints);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const part of first) if (await part(request, response)) return;
    const exchange = await openExchange(request, response, { next, dev, takesForeign });
    if (!exchange) return;
    if (site && exchange.place !== 'platform') return site(exchange);
    for (const part of parts) if (await part(exchange)) return;
    const found = match(exchange.url.pathname);
    if (found && wantsEndpoint(found.endpoints, request))
      return answer(exchange, found.endpoints, found.params, afterForm(exchange, draw));
    if (namesPrototype(exchange.url.pathname)) return sendRefusal('NOT_FOUND', request, response);
    if (await guardPayload(exchange)) return;
    if (exchange.request.method === 'GET' || exchange.request.method === 'HEAD') return exchange.page();
    // Payload's hooks write the person into the history, too.
    await asAsked(contextFor(exchange), () => exchange.page());
  }

  // A photograph over a slow connection may take any time: only headers have a limit.
  return createServer(
    { maxHeaderSize: 32 * 1024, requestTimeout: 0, headersTimeout: 30_000 },
    (request, response) => {
      handle(request, response).catch((error: unknown) => answerError(error, request, response));
    },
  );
}

async function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { next, dev, takesForeign }: Pick<FrontParts, 'next' | 'dev'> & { takesForeign: TakesForeign },
): Promise<Exchange | null> {
  dropInternalHeaders(request);
  const { address, host, protocol } = seenThroughProxies(request);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (/^\/api(\/|$)/.test(request.url ?? '')) response.setHeader('Cache-Control', 'no-store');
  const origin = `${protocol}://${host || 'localhost'}`;
  const url = URL.parse(request.url ?? '/', origin);
  if (!url || !readableTarget(request.url ?? '')) {
    await sendRefusal('NOT_FOUND', request, response);
    return null;
  }
  const { kind, site } = await findHost(host);
  // Users sign in on the platform's host alone: elsewhere nothing of ours reads their session, whatever is sent.
  if (kind !== 'platform') {
    request.headers.cookie = withoutCookie(request.headers.cookie, USER_COOKIE);
    delete request.headers.authorization;
  }
  const foreign = foreignWrite(request, { host, protocol, platform: kind === 'platform' });
  if (foreign && !takesForeign(request, url.pathname)) {
    await sendRefusal('INVALID_CSRF_TOKEN', request, response);
    return null;
  }
  // A write from another site's page runs without a person, and sets no cookie.
  if (foreign) delete request.headers.cookie;
  const cookies = parseCookies(request.headers.cookie);
  if (!foreign) renewCookies(request, response, cookies);
  if (site) {
    request.headers['x-keepers-site'] = site.account;
    request.headers['x-keepers-origin'] = `${new URL(env().publicUrl).protocol}//${host}`;
  }
  const isPayload = kind === 'platform' && /^\/(admin|api)(\/|$)/.test(url.pathname);
  const locale = await chooseLocale(
    isPayload ? new URL(origin) : url,
    cookies,
    request.headers['accept-language'],
    site ?? undefined,
  );
  const sessionId = keepSession(request, response, cookies, foreign);
  if (isLocale(url.searchParams.get('locale')) && !isPayload && !foreign) {
    response.appendHeader('Set-Cookie', setCookie(LOCALE_COOKIE, locale, { maxAge: YEAR, httpOnly: false }));
  }
  const kept = keepsAs(request, url);
  if (kept) {
    response.writeHead(303, { Location: kept, 'Cache-Control': 'no-store' }).end();
    return null;
  }
  const as = viewAs(request, url);
  if (as) request.headers['x-keepers-as'] = as;
  if (isPayload) request.headers.cookie = `${request.headers.cookie ?? ''}; keepers-lng=${locale}`;
  const facts = { locale, sessionId, address, dev, forms: formTargets(url, cookies, site) };
  const exchange: Exchange = {
    request,
    response,
    url,
    cookies,
    locale,
    sessionId,
    address,
    origin,
    place: kind,
    site,
    dev,
    page: (path, more) => renderPage(next, exchange.request, response, { ...facts, path, ...more }),
  };
  return exchange;
}

/**
 * Where the answer to a form leads besides its own host: from a site to the platform, to sign in, and from there back to
 * the studio's host that the person came from.
 */
function formTargets(url: URL, cookies: Map<string, string>, site: Site | null): string[] {
  if (site) return [env().publicUrl];
  const from = url.pathname.startsWith('/users/') ? readReturn(cookies) : null;
  return from ? [from.origin] : [];
}

/**
 * Gives every browser a session id: it also guards forms of visitors without an account. A request from a page of
 * another site does not change it, or that page's forms would end the tokens of ours.
 */
function keepSession(
  request: IncomingMessage,
  response: ServerResponse,
  cookies: Map<string, string>,
  foreign: boolean,
): string {
  const known = cookies.get(SESSION_COOKIE);
  if (known && /^[\w-]{16,64}$/.test(known)) return known;
  const made = newSessionId();
  cookies.set(SESSION_COOKIE, made);
  request.headers['x-keepers-new-session'] = '1';
  if (!foreign) response.appendHeader('Set-Cookie', setCookie(SESSION_COOKIE, made, { maxAge: YEAR }));
  request.headers.cookie = [request.headers.cookie, `${SESSION_COOKIE}=${made}`].filter(Boolean).join('; ');
  return made;
}
