import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listen } from '@/core/db/listen';
import { describeError } from '@/core/errors/describe-error';
import { once } from '@/core/process/state';
import type { DrawnSite } from './site-drawer';

/** A page as it is sent: compressed once, for all visitors. */
export interface KeptPage extends Omit<DrawnSite, 'body'> {
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
  drawnAt: number;
}

interface Kept {
  pages: Map<string, KeptPage>;
}

interface Store {
  sites: Map<string, Kept>;
  /** Counts the changes of a site: pages whose rendering began before a change are not cached. */
  news: Map<string, number>;
  all: number;
  /** Whether changes are subscribed to: only then are pages cached. */
  watched: boolean;
  listeners: Set<() => void>;
  drawing: Map<string, Promise<KeptPage | null>>;
}

/** Cached pages of one site, and of all sites together. */
const MAX_PAGES = 500;
const MAX_SITES = 2000;
/**
 * A page is rendered again after this time even without a change: a feature's block may show data that emits no events.
 */
const OLD_MS = 60_000;
const PLATFORM = 'platform';

const store = () =>
  once<Store>('site-pages', () => ({
    sites: new Map(),
    news: new Map(),
    all: 0,
    watched: false,
    listeners: new Set(),
    drawing: new Map(),
  }));

const squeeze = promisify(gzip);
const press = promisify(brotliCompress);

/** Invalidates cached pages: one site's, or all sites'. */
export function forgetSite(account: string | null): void {
  const s = store();
  if (account === null) {
    s.sites.clear();
    s.all += 1;
  } else {
    s.sites.delete(account);
    s.news.set(account, (s.news.get(account) ?? 0) + 1);
  }
  for (const listener of s.listeners) listener();
}

/** Subscribes to any change of any site: hosts, names. */
export const onSitesChange = (listener: () => void): void => void store().listeners.add(listener);

/** Listens to the database's notifications about sites (`keepers_sites`: an account's id, or `platform`). */
export async function watchSites(): Promise<() => void> {
  return listen('keepers_sites', {
    message: (account) => forgetSite(account),
    connected: () => {
      forgetSite(null);
      store().watched = true;
    },
  });
}

/** Whether this process is notified of changes, and may cache what it read. */
export const watchesSites = (): boolean => store().watched;

/** Returns the cache key of a site: an account's id, or the platform's. */
export const storeKey = (account: string | null): string => account ?? PLATFORM;

const newsOf = (site: string) => `${store().all}.${store().news.get(site) ?? 0}`;

async function pack({ body, ...drawn }: DrawnSite): Promise<KeptPage> {
  const plain = Buffer.from(body);
  const [zipped, pressed] = await Promise.all([
    squeeze(plain, { level: 6 }),
    press(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  const etag = `"${createHash('sha256')
    .update(plain)
    .update(drawn.policy ?? '')
    .digest('base64url')
    .slice(0, 20)}"`;
  return { ...drawn, etag, plain, gzip: zipped, brotli: pressed, drawnAt: Date.now() };
}

function keep(site: string, key: string, page: KeptPage): void {
  const s = store();
  if (!s.sites.has(site) && s.sites.size >= MAX_SITES) s.sites.delete(s.sites.keys().next().value as string);
  const kept = s.sites.get(site) ?? { pages: new Map() };
  if (kept.pages.size >= MAX_PAGES) kept.pages.delete(kept.pages.keys().next().value as string);
  kept.pages.set(key, page);
  s.sites.set(site, kept);
}

/** Renders a page once for all concurrent requests, and caches it unless the site changed meanwhile. */
function drawOnce(
  site: string,
  key: string,
  draw: () => Promise<DrawnSite | null>,
): Promise<KeptPage | null> {
  const { drawing } = store();
  const before = newsOf(site);
  const name = `${before} ${site} ${key}`;
  const begun = drawing.get(name);
  if (begun) return begun;
  const work = (async () => {
    const drawn = await draw();
    if (!drawn) return null;
    const page = await pack(drawn);
    if (watchesSites() && newsOf(site) === before && drawn.status < 400) keep(site, key, page);
    return page;
  })().finally(() => drawing.delete(name));
  drawing.set(name, work);
  return work;
}

/**
 * Returns a page of a site, cached or rendered. A stale one is sent while it is rendered again. Null if the site has no
 * such page.
 */
export async function pageOf(
  site: string,
  key: string,
  draw: () => Promise<DrawnSite | null>,
): Promise<KeptPage | null> {
  const kept = store().sites.get(site)?.pages.get(key);
  if (!kept) return drawOnce(site, key, draw);
  if (Date.now() - kept.drawnAt > OLD_MS) {
    kept.drawnAt = Date.now();
    void drawOnce(site, key, draw).catch((error: unknown) =>
      console.error(
        `Could not render a cached page again; the cached copy is served: ${describeError(error)}`,
      ),
    );
  }
  return kept;
}
