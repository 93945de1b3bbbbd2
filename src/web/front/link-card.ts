import { xmlEscape } from '@/core/text/names';
import type { Exchange } from './create-front';

/**
 * What programs that fetch a personal link are answered: the names for a messenger's card. No cookie, no photograph,
 * no way in.
 */
export function showCard({ response, locale }: Exchange, about: { project: string; studio: string }): true {
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
