import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FLASH_COOKIE } from '@/core/constants';
import { parseCookies, setCookie } from '@/core/http/cookies';
import { SECURITY_HEADERS, seenThroughProxies } from '@/core/http/guard-request';
import { isLocale, type Locale, pickLocale } from '@/core/i18n/locale';
import { USER_COOKIE } from '@/modules/access/grants/session';
import { canonicalOf } from '@/modules/sites/canonical';
import { serveReached } from '@/modules/sites/domains/check-names';
import { siteDrawer } from '@/modules/sites/draw/site-drawer';
import { findHost } from '@/modules/sites/find-host';
import { type KeptPage, pageOf, storeKey } from '@/modules/sites/page-store';
import { serveCertificate } from '@/modules/sites/serve-certificate';
import { serveSitePicture } from '@/modules/sites/serve-picture';
import type { Site } from '@/modules/sites/site';
import { SITE_FILES, siteAssetFolder } from '@/modules/sites/site-assets';
import { countView } from '@/modules/sites/visits/count-views';
import { LOCALE_COOKIE } from './choose-locale';

const YEAR = 365 * 24 * 3600;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
const FILE = /^\/_site\/((?:fonts\/|screens\/)?[\w.-]+\.(?:js|woff2|svg|webp))$/;
/** Paths that no site's own page can have: answered by later middleware. */
const NOT_PAGES =
  /^\/(_next|_site|admin|api|csrf|events|galleries|i|p|product_medias|products|sw\.js|users|uploads)(\/|$)/;

const KNOWN = new RegExp(`(^|; )(${USER_COOKIE}|${FLASH_COOKIE})=`);

/** Sends one of the files built for sites' pages; their names hold their contents' hash. */
async function sendFile(response: ServerResponse, name: string, head: boolean): Promise<boolean> {
  const file = path.join(siteAssetFolder(), name);
  const bytes = statSync(file, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) return false;
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
    'Content-Length': bytes,
    'Cache-Control': `public, max-age=${YEAR}, immutable`,
    // The builder's preview is in a frame without an origin: its fonts and its script are cross-origin there.
    'Access-Control-Allow-Origin': '*',
  });
  if (head) response.end();
  else await pipeline(createReadStream(file), response).catch(() => response.destroy());
  return true;
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  cookie: string | null,
): void {
  const headers: Record<string, string | number> = {
    ...SECURITY_HEADERS,
    'Content-Type': page.type,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ETag: page.etag,
  };
  if (page.policy) headers['Content-Security-Policy'] = page.policy;
  if (page.location) headers.Location = page.location;
  if (cookie) headers['Set-Cookie'] = cookie;
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const wanted = String(request.headers['accept-encoding'] ?? '');
  const [body, encoding] = /\bbr\b/.test(wanted)
    ? [page.brotli, 'br']
    : /\bgzip\b/.test(wanted)
      ? [page.gzip, 'gzip']
      : [page.plain, ''];
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** The language of a request to a site: address, cookie, the site's own and the browser's. */
function localeOf(
  request: IncomingMessage,
  query: URLSearchParams,
  site: Site | null,
): [Locale, string | null] {
  const asked = query.get('locale');
  if (isLocale(asked)) return [asked, setCookie(LOCALE_COOKIE, asked, { maxAge: YEAR, httpOnly: false })];
  const cookie = request.headers.cookie?.includes(LOCALE_COOKIE)
    ? parseCookies(request.headers.cookie).get(LOCALE_COOKIE)
    : undefined;
  if (isLocale(cookie)) return [cookie, null];
  return [pickLocale({ project: site?.locale, acceptLanguage: request.headers['accept-language'] }), null];
}

/** A decoded page path without a slash at its end; null for an invalid one. */
function cleanPath(raw: string): string | null {
  try {
    const decoded = decodeURIComponent(raw);
    return decoded.includes('\0') ? null : decoded.replace(/(?<=.)\/+$/, '');
  } catch {
    return null;
  }
}

/** A signed-in person, or one with a flash message, gets a root page of their own, not the cached one. */
const isKnown = (request: IncomingMessage, path: string): boolean =>
  path === '/' && KNOWN.test(request.headers.cookie ?? '');

/** Whether a script asks for data, not a person for a page. */
const wantsData = (request: IncomingMessage): boolean =>
  request.headers['x-requested-with'] !== undefined ||
  !/text\/html|\*\/\*|^$/.test(request.headers.accept ?? '');

/** The reviews are data, too, and the page after writing one has a message for one visitor: not from memory. */
const isPersonal = (request: IncomingMessage, path: string, search: string): boolean =>
  path.startsWith('/reviews') &&
  (wantsData(request) ||
    new URLSearchParams(search).has('page') ||
    (request.headers.cookie ?? '').includes(`${FLASH_COOKIE}=`));

/** Redirects a page on another of the site's hosts to its main one. */
function leadToMain(request: IncomingMessage, response: ServerResponse, site: Site, host: string): boolean {
  const address = wantsData(request) ? null : canonicalOf(site, host, request.url ?? '/');
  if (!address) return false;
  response
    .writeHead(301, { ...SECURITY_HEADERS, Location: address, 'Cache-Control': 'public, max-age=300' })
    .end();
  return true;
}

/**
 * Answers the pages of sites from memory, before anything else of the front: no session, no query, the same bytes for
 * everybody. Unknown paths are left to later middleware. Returns whether it answered.
 */
export async function serveSites(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [raw = '/', search = ''] = (request.url ?? '/').split('?', 2);
  if (raw.startsWith(SITE_FILES)) {
    const file = FILE.exec(raw)?.[1];
    if (file) return sendFile(response, file, request.method === 'HEAD');
    if (serveReached(request, response) || (await serveCertificate(request, response))) return true;
    return serveSitePicture(request, response, raw);
  }
  const path = cleanPath(raw);
  if (path === null || NOT_PAGES.test(path) || isPersonal(request, path, search)) return false;
  const { host, address } = seenThroughProxies(request);
  const { kind, site } = await findHost(host);
  if (kind === 'unknown' || (kind === 'site' && !site)) return false;
  if (kind === 'platform' && (isKnown(request, path) || !(await siteDrawer.platformPaths()).has(path)))
    return false;
  if (site && leadToMain(request, response, site, host)) return true;
  const [locale, cookie] = localeOf(request, new URLSearchParams(search), site);
  const draw = () => siteDrawer.draw({ site, path, locale });
  const page = await pageOf(storeKey(site?.account ?? null), `${locale} ${path}`, draw);
  if (!page) return false;
  sendPage(request, response, page, cookie);
  if (site && page.status === 200 && page.type.startsWith('text/html'))
    countView(site.account, path, {
      method: request.method,
      host,
      address,
      search,
      referer: request.headers.referer,
      agent: request.headers['user-agent'],
      purpose: String(request.headers['sec-purpose'] ?? request.headers.purpose ?? ''),
    });
  return true;
}

/** The site's own "not found" page; false where it has none. */
export async function sendMissing(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  locale: Locale,
): Promise<boolean> {
  const key = `${locale} 404`;
  const page = await pageOf(storeKey(site.account), key, () =>
    siteDrawer.drawMissing({ site, path: '/', locale }),
  );
  if (!page) return false;
  sendPage(request, response, page, null);
  return true;
}
