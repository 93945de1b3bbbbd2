import { sites } from '@plugins/kit/server';
import { pathOfPage, type SiteDocument, type SitePageDocument } from '../rules/document';
import { drawPage, type PageRound } from './draw-page';
import { findFormPage } from './find-form';
import { findLive } from './sites-repo';

const HTML = 'text/html; charset=utf-8';

/** Where an address that was given up leads, or null. */
function redirectOf({ redirects, pages }: SiteDocument, path: string): string | null {
  const found = redirects.find(({ from }) => from.replace(/(?<=.)\/+$/, '') === path);
  if (!found) return null;
  if (!found.to.startsWith('page:')) return found.to;
  const page = pages.find(({ id, shown }) => shown && `page:${id}` === found.to);
  return page ? pathOfPage(page) : null;
}

async function drawLive(
  request: sites.SiteRequest,
  choose: (document: SiteDocument) => SitePageDocument | null,
  form?: PageRound['form'],
) {
  const { site, locale } = request;
  if (!site) return null;
  const found = await findLive(site.account);
  if (!found?.live) return null;
  const document = found.live;
  const page = choose(document);
  if (!page) return null;
  const spoken = document.languages.includes(locale) ? locale : (document.languages[0] ?? locale);
  const origin = sites.originOfSite(site);
  return drawPage({ siteId: found.id, site, document, page, locale: spoken, origin, draft: false, form });
}

/** Draws what visitors see of sites. */
export const siteDrawer: sites.SiteDrawer = {
  draw: async (request) => {
    const { site, path } = request;
    if (!site) return null;
    const found = await findLive(site.account);
    if (!found?.live) return null;
    const location = redirectOf(found.live, path);
    if (location) return { status: 301, type: HTML, body: '', location };
    const drawn = await drawLive(
      request,
      ({ pages }) => pages.find((page) => page.shown && pathOfPage(page) === path) ?? null,
    );
    return drawn && { status: 200, type: HTML, body: drawn.html, policy: drawn.policy };
  },
  drawMissing: async (request) => {
    const drawn = await drawLive(request, ({ missing }) => ({
      id: 'missing',
      slug: '404',
      title: missing.title,
      description: {},
      picture: null,
      shown: true,
      inMenu: false,
      blocks: [{ id: 'missing', type: 'sites.missing', settings: { ...missing }, hidden: false }],
    }));
    return drawn && { status: 404, type: HTML, body: drawn.html, policy: drawn.policy };
  },
  drawForm: async (request, { status, errors, values }) => {
    const found = request.site && (await findLive(request.site.account));
    const page = found?.live && findFormPage(found.live, request.path, values);
    if (!page) return null;
    const drawn = await drawLive(request, () => page.page, { block: page.block, errors, values });
    return drawn && { status, type: HTML, body: drawn.html, policy: drawn.policy };
  },
  platformPaths: async () => new Set<string>(),
};
