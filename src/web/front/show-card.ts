import { isProgram } from '@/core/http/preview-bots';
import { readHeaders } from '@/core/http/request-headers';
import { xmlEscape } from '@/core/text/names';
import type { Exchange } from './create-front';

/** Whether a browser fetches or renders a page before its person goes there. */
export const isAhead = ({ request }: Pick<Exchange, 'request'>): boolean => {
  const headers = readHeaders(request.headers);
  return /prefetch|prerender/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
};

/** Whether a link is only looked at: by a program that draws its card, a scanner, or a browser that fetches ahead. */
export const isPreview = ({ request }: Pick<Exchange, 'request'>): boolean =>
  request.method === 'HEAD' || isProgram(readHeaders(request.headers));

/**
 * The answer for programs that fetch a link that enters a project: the names for a messenger's card. No cookie, no
 * photograph, no grant. A browser that fetches ahead gets an error, so that it asks again when its person comes.
 */
export function showCard(exchange: Exchange, about: { project: string; studio: string }): true {
  const { response, locale } = exchange;
  if (isAhead(exchange)) {
    response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
    return true;
  }
  const [project, studio] = [xmlEscape(about.project), xmlEscape(about.studio)];
  const body = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${project}</title>
<meta property="og:title" content="${project}"><meta property="og:site_name" content="${studio}">
<meta property="og:description" content="${studio}"><meta name="robots" content="noindex"></head><body>${project}</body></html>`;
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    })
    .end(body);
  return true;
}
