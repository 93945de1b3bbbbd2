import { isLocale } from '@/core/i18n/locale';
import { siteDrawer } from '@/modules/sites/draw/site-drawer';
import type { SiteForm } from '@/modules/sites/site-drawer';
import type { Exchange } from './create-front';

/**
 * Answers a refused form of a site's page with that page and the typed values; the answer is not cached. False where no
 * page of the site has such a form.
 */
export async function renderSiteForm(exchange: Exchange, form: SiteForm): Promise<boolean> {
  const { site, url, response, locale } = exchange;
  const request = { site, path: url.pathname, locale: isLocale(locale) ? locale : ('en' as const) };
  const drawn = await siteDrawer.drawForm(request, form);
  if (!drawn) return false;
  response.writeHead(drawn.status, {
    'Content-Type': drawn.type,
    'Cache-Control': 'private, no-store',
    ...(drawn.policy ? { 'Content-Security-Policy': drawn.policy } : {}),
  });
  response.end(drawn.body);
  return true;
}
