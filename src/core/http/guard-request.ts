import type { IncomingMessage } from 'node:http';
import { env } from '@/core/env';

/** Headers only we may set: they are removed from every request from outside. */
const INTERNAL = [
  'x-locale',
  'x-middleware-subrequest',
  'x-nonce',
  'content-security-policy',
  'x-invoke-path',
];
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browser features that no page of ours uses: switched off for pages, their frames, and injected scripts. */
const UNUSED =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb xr-spatial-tracking';

/** Headers of every answer. */
export const SECURITY_HEADERS = {
  'Permissions-Policy': UNUSED.split(' ')
    .map((name) => `${name}=()`)
    .join(', '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Removes headers that only our own processes may send. */
export function dropInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL.includes(name) || name.startsWith('x-keepers-') || name.startsWith('x-middleware-')) {
      delete request.headers[name];
    }
  }
}

/** The client's address, and the host and protocol it used, trusting as many proxies as the settings say. */
export function seenThroughProxies(request: IncomingMessage): {
  address: string;
  host: string;
  protocol: string;
} {
  const hops = env().trustProxy;
  const direct = request.socket.remoteAddress ?? '';
  const own = { address: direct, host: request.headers.host ?? '', protocol: 'http' };
  if (hops === 0) {
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'])
      delete request.headers[name];
    return own;
  }
  const list = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return {
    address: list[Math.max(0, list.length - hops)] ?? direct,
    host: String(request.headers['x-forwarded-host'] ?? '') || own.host,
    protocol:
      String(request.headers['x-forwarded-proto'] ?? '')
        .split(',')
        .pop()
        ?.trim() || 'http',
  };
}

/**
 * Whether a page of another origin sends an unsafe request. Cookies make no difference: without them a foreign form
 * signs a visitor in as its author. Programs send neither header and pass. Lax cookies do not help between `name.host`
 * and the platform, so the Origin must be exactly the request's own.
 */
export function foreignWrite(
  request: IncomingMessage,
  { host, protocol, platform }: { host: string; protocol: string; platform: boolean },
): boolean {
  if (SAFE.has(request.method ?? 'GET')) return false;
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (!origin) return site !== undefined && site !== 'same-origin' && site !== 'none';
  // A page without a referrer (`/users/…`) sends its plain forms with this origin; `sec-fetch-site` decides.
  if (origin === 'null') return site !== 'same-origin';
  const own = [`${protocol}://${host}`, `https://${host}`, ...(platform ? [env().publicUrl] : [])];
  return !own.includes(origin);
}

/** An address Node and Next can read: a path (not `*`, not a whole URL), well encoded, without NUL. */
export function readableTarget(target: string): boolean {
  if (!target.startsWith('/') || target.includes('\0') || target.includes('%00')) return false;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a path of Payload's REST has a part every object inherits (`/api/__proto__`): Payload looks it up and fails.
 */
export const namesPrototype = (path: string): boolean =>
  path.startsWith('/api/') && path.split('/').some((part) => decodeURIComponent(part) in Object.prototype);

const REST = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether Next, and Payload behind it, has an answer to a method: pages are read, the admin calls its server functions,
 * Payload's REST is written. Next treats any other write as a server function and fails.
 */
export function pageTakes({ method = 'GET', url = '/', headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  if (url.startsWith('/api/')) return REST.has(method);
  return method === 'POST' && /^\/admin(\/|\?|$)/.test(url) && headers['next-action'] !== undefined;
}

/**
 * The policy of our own pages; `nonce` is what Next gives its scripts. The admin may compile WebAssembly: it hashes
 * photographs before sending them. `frames`: origins that may show this page in a frame; none by default. `forms`:
 * origins, besides its own, to which the answer to one of its forms may lead.
 */
export function contentPolicy(
  nonce: string,
  {
    dev,
    admin,
    frames = [],
    forms = [],
  }: { dev: boolean; admin: boolean; frames?: string[] | undefined; forms?: string[] | undefined },
): string {
  const evaluates = dev ? " 'unsafe-eval'" : admin ? " 'wasm-unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluates}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    ['form-action', "'self'", ...forms].join(' '),
    `frame-ancestors ${frames.join(' ') || "'none'"}`,
  ].join('; ');
}
