import { contextOf, type RequestContext } from '@/server/http/request-context';
import type { Exchange } from './create-front';

const READ = ['cookie', 'accept-language', 'user-agent', 'sec-purpose', 'purpose', 'x-keepers-new-session'];

/** Who asks, for a part that decides before a page is drawn. */
export function contextFor({ request, locale, address }: Exchange): RequestContext {
  const headers = new Headers();
  for (const name of READ) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-locale', locale);
  headers.set('x-keepers-address', address);
  return contextOf(headers);
}

/** Sends somebody on, with nothing of the address left in caches or referrers. */
export function redirect({ response }: Exchange, to: string, cookie?: string): void {
  if (cookie) response.appendHeader('Set-Cookie', cookie);
  response
    .writeHead(303, { Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .end();
}
