import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { KeepersError } from '@/domain/errors';
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale';
import { respondError } from '@/server/http/answer';
import { parseCookies, setCookie } from '@/server/http/cookies';
import { newSessionId, SESSION_COOKIE } from '@/server/http/csrf';
import type { Endpoint } from '@/server/http/define-endpoint';
import { renewCookies } from '@/server/secrets/renew-cookies';
import { type FoundHost, findHost } from '@/server/sites/find-host';
import type { Site } from '@/server/sites/site';
import { afterForm, answer, type DrawForms, wantsEndpoint } from './answer-endpoint';
import { answerFault } from './answer-fault';
import { sendResponse } from './bridge';
import { chooseLocale, LOCALE_COOKIE } from './choose-locale';
import { guardPayload } from './guard-payload';
import { dropInternalHeaders, foreignWrite, SECURITY_HEADERS, seenThroughProxies } from './guard-request';
import { matchEndpoints } from './match-endpoint';
import { type NextHandler, renderPage } from './next-pages';
import type { SiteFront } from './site-front';
import { viewAs } from './view-as';

/** One request as the front's parts see it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  cookies: Map<string, string>;
  locale: string;
  sessionId: string;
  address: string;
  origin: string;
  /** Whose host was asked. A name that is no site's comes with no `site`. */
  place: FoundHost['kind'];
  site: Site | null;
  /** Draws one of Next's pages as the answer. */
  page: (path?: string, more?: { status?: number; form?: unknown; frames?: string[] }) => Promise<void>;
}

/** A part that answers some addresses by itself (pictures, uploads, live events); says whether it did. */
export type Part = (exchange: Exchange) => Promise<boolean>;

/** A part that comes before everything and reads the request as it stands: pictures. Says whether it answered. */
export type FirstPart = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface FrontParts extends DrawForms {
  /** They come before everything else: pictures, sites' pages. */
  first?: FirstPart[];
  endpoints: Endpoint[];
  parts: Part[];
  next: NextHandler;
  dev: boolean;
  /** Answers what comes to another host than the platform's. */
  site?: SiteFront;
}

const YEAR = 365 * 24 * 3600;
/** The one http server: the wire contract, pictures, uploads and live events by itself, every page by Next. */
export function createFront({ first = [], endpoints, parts, next, dev, site, ...draw }: FrontParts): Server {
  const match = matchEndpoints(endpoints.filter(({ on }) => on !== 'site'));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const part of first) if (await part(request, response)) return;
    const exchange = await openExchange(request, response, next, dev);
    if (!exchange) return;
    if (site && exchange.place !== 'platform') return site(exchange);
    for (const part of parts) if (await part(exchange)) return;
    const found = match(exchange.url.pathname);
    if (found && wantsEndpoint(found.endpoints, request))
      return answer(exchange, found.endpoints, found.params, afterForm(exchange, draw));
    if (await guardPayload(exchange)) return;
    await exchange.page();
  }

  // A photograph over a slow line takes as long as it takes: only headers have a time.
  return createServer(
    { maxHeaderSize: 32 * 1024, requestTimeout: 0, headersTimeout: 30_000 },
    (request, response) => {
      handle(request, response).catch((error: unknown) => answerFault(error, request, response));
    },
  );
}

async function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  next: NextHandler,
  dev: boolean,
): Promise<Exchange | null> {
  dropInternalHeaders(request);
  const { address, host, protocol } = seenThroughProxies(request);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  const origin = `${protocol}://${host || 'localhost'}`;
  const url = URL.parse(request.url ?? '/', origin);
  const cookies = parseCookies(request.headers.cookie);
  renewCookies(request, response, cookies);
  if (!url || url.pathname.includes('\0') || /%00/.test(request.url ?? '')) {
    await refuse(response, new KeepersError('NOT_FOUND'), cookies.get(LOCALE_COOKIE));
    return null;
  }
  if (foreignWrite(request, host, protocol)) {
    await refuse(response, new KeepersError('INVALID_CSRF_TOKEN'), cookies.get(LOCALE_COOKIE));
    return null;
  }
  const { kind, site } = await findHost(host);
  if (site) request.headers['x-keepers-site'] = site.account;
  const isPayload = kind === 'platform' && /^\/(admin|api)(\/|$)/.test(url.pathname);
  const locale = await chooseLocale(
    isPayload ? new URL(origin) : url,
    cookies,
    request.headers['accept-language'],
    site?.locale,
  );
  const sessionId = keepSession(request, response, cookies);
  if (isLocale(url.searchParams.get('locale')) && !isPayload) {
    response.appendHeader('Set-Cookie', setCookie(LOCALE_COOKIE, locale, { maxAge: YEAR, httpOnly: false }));
  }
  const as = viewAs(request, url);
  if (as) request.headers['x-keepers-as'] = as;
  if (isPayload) request.headers.cookie = `${request.headers.cookie ?? ''}; keepers-lng=${locale}`;
  const facts = { locale, sessionId, address, dev };
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
    page: (path, more) => renderPage(next, exchange.request, response, { ...facts, path, ...more }),
  };
  return exchange;
}

/** Every browser gets a session id: forms of people nobody knows yet are guarded by it too. */
function keepSession(
  request: IncomingMessage,
  response: ServerResponse,
  cookies: Map<string, string>,
): string {
  const known = cookies.get(SESSION_COOKIE);
  if (known && /^[\w-]{16,64}$/.test(known)) return known;
  const made = newSessionId();
  cookies.set(SESSION_COOKIE, made);
  request.headers['x-keepers-new-session'] = '1';
  response.appendHeader('Set-Cookie', setCookie(SESSION_COOKIE, made, { maxAge: YEAR }));
  request.headers.cookie = [request.headers.cookie, `${SESSION_COOKIE}=${made}`].filter(Boolean).join('; ');
  return made;
}

async function refuse(response: ServerResponse, error: unknown, locale: string | undefined): Promise<void> {
  await sendResponse(respondError(error, isLocale(locale) ? locale : DEFAULT_LOCALE), response, false);
}
