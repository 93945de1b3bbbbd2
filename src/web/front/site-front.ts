import type { Endpoint } from '@/core/http/define-endpoint';
import type { PageDefinition, RefusedForm } from '@/core/http/define-page';
import { hostsOf } from '@/core/http/hosts-of';
import { isLocale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { isProjectOf } from '@/modules/access/grants/project-owners';
import { readAddress } from '@/modules/access/rules/share-address';
import type { RenderForm } from '@/modules/access/run-endpoint';
import { answer, wantsEndpoint } from './answer-endpoint';
import { wantsPage } from './answer-error';
import type { Exchange, Middleware } from './create-front';
import { leadToPlatform } from './cross-hosts';
import type { DrawAfterForm } from './feature-pages';
import { matchEndpoints } from './match-endpoint';
import { notHere } from './not-here';
import { renderSiteForm } from './site-forms';
import { matchSitePages, renderSitePage } from './site-pages';
import { sendMissing } from './static-sites';

/** Answers every request to a host that is not the platform's. */
export type SiteFront = (exchange: Exchange) => Promise<void>;

/** Next's own files, and the icons of its pages. */
const FILES = /^\/(_next\/|__nextjs|icon\.svg$|apple-icon\.png$)/;
/** Paths of the platform's host only: requests for them are redirected there. */
const PLATFORM = /^\/(admin|users)(\/|$)/;
/** What is below a project, pictures too. `/events/search` is no project's. */
const PROJECT = /^\/(?:events|p)\/(?!search$)([^/]+)/;
const LINK = /^\/i\/[^/]+\/?$/;

/**
 * The hosts of photographers' sites. Closed by default: of the platform only endpoints and pages with `on` answer here,
 * and galleries of this studio; an unknown name gets a page that says so.
 */
export function siteFront({
  endpoints,
  pages,
  uploads,
  gallery,
  afterForm,
}: {
  endpoints: Endpoint[];
  pages: PageDefinition[];
  /** Photographs of guests and clients; without a signed-in person nothing else is uploaded here. */
  uploads: Middleware;
  /** Middleware of galleries: refused pictures, arrivals by a token, live streams, features' pages, the gallery's own. */
  gallery: Middleware[];
  /** Renders a feature's page after a form of a gallery. */
  afterForm: DrawAfterForm;
}): SiteFront {
  const match = matchEndpoints(endpoints.filter((endpoint) => hostsOf(endpoint) !== undefined));
  const find = matchSitePages(pages);
  return async (exchange) => {
    const { url, request, site, locale } = exchange;
    if (FILES.test(url.pathname)) return exchange.page();
    if (!site) return notHere(exchange, '/sites/unknown');
    const project = PROJECT.exec(url.pathname)?.[1];
    // Before anything of the project is read: another studio's is answered as one that does not exist.
    if (project !== undefined && !(await isProjectOf(site.account, project))) return notHere(exchange);
    // What became of an upload is the studio's to read, on the platform's host.
    if (request.method !== 'GET' && (await uploads(exchange))) return;
    const found = match(url.pathname);
    if (found && wantsEndpoint(found.endpoints, request)) {
      const renderForm: RenderForm = async (path, { status, errors, values, refused }) => {
        const form = { errors, values, refused } as RefusedForm;
        // A gallery's form is answered as on the platform's host, in the shared modal by the fragment alone.
        if (project !== undefined && (await afterForm(exchange, path, { ...form, status }))) return;
        if (await renderSiteForm(exchange, { status, errors, values } as never)) return;
        if (await renderSitePage(exchange, find(path), { form, status })) return;
        // The root is the site's: a code typed at a gallery's address is refused on the entry page.
        await exchange.page(path === '/' ? '/entry' : path, { status, form });
      };
      return answer(exchange, found.endpoints, found.params, renderForm);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return notHere(exchange);
    if (url.pathname === '/') return drawHome(exchange, pages);
    if (PLATFORM.test(url.pathname)) return leadToPlatform(exchange);
    if (await renderSitePage(exchange, find(url.pathname))) return;
    if (project !== undefined || LINK.test(url.pathname) || readAddress(url.pathname)) {
      for (const part of gallery) if (await part(exchange)) return;
      if (project !== undefined) return exchange.page();
    }
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
