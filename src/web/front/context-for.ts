import { asLocation } from '@/core/http/answer';
import type { RequestContext } from '@/core/http/request-context';
import { readHeaders } from '@/core/http/request-headers';
import { contextOf } from '@/modules/access/read-context';
import type { Exchange } from './create-front';

/** The request context, for middleware that decides before a page is rendered. */
export function contextFor({ request, locale, address }: Exchange): RequestContext {
  request.headers['x-locale'] = locale;
  request.headers['x-keepers-address'] = address;
  return contextOf(readHeaders(request.headers));
}

/** Redirects, with nothing of the address left in caches or referrers. */
export function redirect({ response }: Exchange, to: string, cookie?: string): void {
  if (cookie) response.appendHeader('Set-Cookie', cookie);
  response
    .writeHead(303, {
      Location: asLocation(to),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    })
    .end();
}
