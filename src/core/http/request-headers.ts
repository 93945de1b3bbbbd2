import type { IncomingHttpHeaders } from 'node:http';

/** Headers to be read by name in any case: the web's `Headers`, or Node's own through `readHeaders`. */
export type RequestHeaders = Pick<Headers, 'get' | 'has'>;

/** Wraps Node's headers without the cost of copying them into the web's `Headers`. */
export function readHeaders(headers: IncomingHttpHeaders): RequestHeaders {
  const get = (name: string) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
  };
  return { get, has: (name) => get(name) !== null };
}

/** The same headers, but with this cookie before those that were sent. */
export function withCookie(headers: RequestHeaders, cookie: string): RequestHeaders {
  const sent = [cookie, headers.get('cookie')].filter(Boolean).join('; ');
  const get = (name: string) => (name.toLowerCase() === 'cookie' ? sent : headers.get(name));
  return { get, has: (name) => get(name) !== null };
}
