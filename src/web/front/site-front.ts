import { env } from '@/core/env';
import type { Endpoint } from '@/core/http/define-endpoint';
import type { PageDefinition } from '@/core/http/define-page';
import { isLocale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { readAddress } from '@/modules/access/rules/share-address';
import type { RenderForm } from '@/modules/access/run-endpoint';
import { answer, wantsEndpoint } from './answer-endpoint';
import { wantsPage } from './answer-error';
import { redirect } from './context-for';
import type { Exchange } from './create-front';
import { matchEndpoints } from './match-endpoint';
import { notHere } from './not-here';
import { renderSiteForm } from './site-forms';
import { matchSitePages, renderSitePage } from './site-pages';
import { sendMissing } from './static-sites';

/** Answers every request to a host that is not the platform's. */
export type SiteFront = (exchange: Exchange) => Promise<void>;

/** Next's own files, and the icon of its pages. */
const FILES = /^\/(_next\/|__nextjs|icon\.svg$)/;
/** Paths of the platform's host only: requests for them are redirected there. */
const PLATFORM = /^\/(admin|events|users|i)(\/|$)/;

/**
 * The hosts of photographers' sites. Closed by default: of the platform only endpoints and pages with `on` answer here,
 * and nothing of another account; an unknown name gets a page that says so.
 */
export function siteFront({
  endpoints,
  pages,
}: {
  endpoints: Endpoint[];
  pages: PageDefinition[];
}): SiteFront {
  const match = matchEndpoints(endpoints.filter(({ on }) => on !== undefined));
  const find = matchSitePages(pages);
  return async (exchange) => {
    const { url, request, site, locale } = exchange;
    if (FILES.test(url.pathname)) return exchange.page();
    if (!site) return notHere(exchange, '/sites/unknown');
    const found = match(url.pathname);
    if (found && wantsEndpoint(found.endpoints, request)) {
      const renderForm: RenderForm = async (path, { status, errors, values, refused }) => {
        if (await renderSiteForm(exchange, { status, errors, values } as never)) return;
        const form = { errors, values, refused } as never;
        if (!(await renderSitePage(exchange, find(path), { form, status })))
          throw new Error(`The refused form's page ${path} does not exist`);
      };
      return answer(exchange, found.endpoints, found.params, renderForm);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return notHere(exchange);
    if (url.pathname === '/') return drawHome(exchange, pages);
    if (PLATFORM.test(url.pathname)) return redirect(exchange, env().publicUrl + url.pathname + url.search);
    if (await renderSitePage(exchange, find(url.pathname))) return;
    // As the address of a project's id: whether it exists, the platform's host answers alone.
    if (readAddress(url.pathname)) return redirect(exchange, env().publicUrl + url.pathname + url.search);
    const language = isLocale(locale) ? locale : site.locale;
    if (wantsPage(request) && (await sendMissing(request, exchange.response, site, language))) return;
    await notHere(exchange);
  };
}

/** The root of a site without a website: the studio's name, its contact, its links. */
async function drawHome({ site, response, locale, page }: Exchange, pages: PageDefinition[]): Promise<void> {
  const t = translator(isLocale(locale) ? locale : 'en');
  const links = pages.flatMap(({ on, nav, path }) =>
    on && nav ? [{ href: path, label: t(nav as never) }] : [],
  );
  response.setHeader('Cache-Control', 'private, no-store');
  await page('/sites/home', { form: { brand: site?.brand, links } });
}
