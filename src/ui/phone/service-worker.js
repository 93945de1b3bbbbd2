/**
 * Shows a gallery that was opened on this device without a connection: its page, its lists, its picks and the pictures
 * that were seen. Network first, so that nothing old is shown while there is a connection; deletes a project's cache as
 * soon as the server refuses its page. Picks made meanwhile wait in the page itself.
 */

const CACHES = {
  page: { name: 'keepers-pages', most: 60 },
  list: { name: 'keepers-lists', most: 200 },
  picture: { name: 'keepers-pictures', most: 2000 },
  part: { name: 'keepers-parts', most: 400 },
};

const ID = '[0-9a-f]{8}-[0-9a-f-]{27}';
const PAGE = new RegExp(`^/events/(${ID})/?$`);
const LIST = new RegExp(`^/(events/${ID}/products|galleries/${ID}|products/${ID})$`);
const PICTURE = new RegExp(`^/p/(${ID})/.+/(s300|s600|medium|big)\\.jpg$`);

/** The cache of a request, or null for one that is not cached. */
function kindOf(request) {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null;
  if (PICTURE.test(url.pathname)) return 'picture';
  if (url.pathname.startsWith('/_next/static/')) return 'part';
  const accept = request.headers.get('accept') ?? '';
  if (LIST.test(url.pathname)) return accept.includes('application/json') ? 'list' : null;
  const plain = !request.headers.get('rsc') && !url.searchParams.has('c') && !url.searchParams.has('as');
  return PAGE.test(url.pathname) && plain && accept.includes('text/html') ? 'page' : null;
}

/** Signatures change from day to day, the picture does not. */
function keyOf(kind, request) {
  const url = new URL(request.url);
  return kind === 'picture' ? url.origin + url.pathname : url.href.split('#')[0];
}

async function keep(kind, key, response) {
  const cache = await caches.open(CACHES[kind].name);
  const immutable = kind === 'picture' || kind === 'part';
  if (immutable && (await cache.match(key))) return;
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - CACHES[kind].most)).map((old) => cache.delete(old)),
  );
}

/** Deletes the cache of a project: the server does not show it to this person any more. */
async function forget(eventId) {
  for (const { name } of Object.values(CACHES)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (new URL(request.url).pathname.includes(eventId)) await cache.delete(request);
  }
}

async function fromNetwork(kind, request, event) {
  const key = keyOf(kind, request);
  try {
    const response = await fetch(request);
    if (response.ok && response.status === 200 && !response.redirected) {
      event.waitUntil(keep(kind, key, response.clone()).catch(() => undefined));
    } else if (kind === 'page' && [401, 403, 404].includes(response.status)) {
      event.waitUntil(forget(PAGE.exec(new URL(request.url).pathname)[1]));
    } else if (kind === 'picture' && [403, 404].includes(response.status)) {
      event.waitUntil(caches.open(CACHES.picture.name).then((cache) => cache.delete(key)));
    }
    return response;
  } catch (error) {
    const cache = await caches.open(CACHES[kind].name);
    const kept = await cache.match(key, { ignoreVary: true, ignoreSearch: kind === 'page' });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request);
  if (kind) event.respondWith(fromNetwork(kind, event.request, event));
});

/** Files the page loaded before this worker listened: fetched once more (pictures from the browser's own cache). */
self.addEventListener('message', (event) => {
  const seen = Array.isArray(event.data?.seen) ? event.data.seen : [];
  event.waitUntil(
    Promise.allSettled(
      seen.map(async ({ url, accept }) => {
        const request = new Request(url, { headers: { accept } });
        const kind = kindOf(request);
        if (!kind) return;
        const cache = await caches.open(CACHES[kind].name);
        if (!(await cache.match(keyOf(kind, request)))) await fromNetwork(kind, request, event);
      }),
    ).then(() => event.source?.postMessage({ kept: seen.length })),
  );
});
