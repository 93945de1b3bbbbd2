import type { Locale } from '@/core/i18n/locale';
import { siteParts } from '../parts';
import { findPlatform, platformPaths } from '../platform/platform-site';
import { pathOfPage, type SiteDocument, type SitePageDocument } from '../rules/document';
import { journalPage, postsOf } from '../rules/journal';
import { renderFile } from '../seo/draw-file';
import { originOfPlatform, originOfSite, platformSite, type Site } from '../site';
import type { DrawnSite, SiteForm, SiteRequest } from '../site-drawer';
import { type PageRound, renderPage } from './draw-page';
import { findFormPage } from './find-form';
import { findLive } from './find-live';
import { missingPage } from './missing-page';
import { findWallPage } from './wall-page';

const HTML = 'text/html; charset=utf-8';

/** Returns the published state of a site with its owner; null if it was never published. */
async function findShown({ site }: SiteRequest) {
  if (!site) {
    const { id, live, published_at: published } = await findPlatform();
    return { id, live, published, site: platformSite(), origin: originOfPlatform() };
  }
  const found = await findLive(site.account);
  if (!found?.live) return null;
  const { id, live, published_at: published } = found;
  return { id, live, published, site, origin: originOfSite(site) };
}
type Shown = NonNullable<Awaited<ReturnType<typeof findShown>>>;

/** Returns the redirect of a former address, or null. */
function redirectOf({ redirects, pages }: SiteDocument, path: string): string | null {
  const found = redirects.find(({ from }) => from.replace(/(?<=.)\/+$/, '') === path);
  if (!found) return null;
  if (!found.to.startsWith('page:')) return found.to;
  const page = pages.find(({ id, shown }) => shown && `page:${id}` === found.to);
  return page ? pathOfPage(page) : null;
}

interface DrawInput {
  page: SitePageDocument;
  locale: Locale;
  status: number;
  form?: PageRound['form'];
  part?: number;
}

async function drawShown({ id, live, site, origin }: Shown, { page, locale, status, ...more }: DrawInput) {
  const spoken = live.languages.includes(locale) ? locale : (live.languages[0] ?? locale);
  const round = { siteId: id, site, document: live, page, locale: spoken, origin, draft: false };
  const { html, policy } = await renderPage({ ...round, ...more });
  return { status, type: HTML, body: html, policy };
}

/** Renders the published pages of sites. */
export const siteDrawer = {
  /** Returns the page of an address; null if the site has none. */
  draw: async (request: SiteRequest): Promise<DrawnSite | null> => {
    const { path, locale } = request;
    const shown = await findShown(request);
    if (!shown) return null;
    const location = redirectOf(shown.live, path);
    if (location) return { status: 301, type: HTML, body: '', location };
    const file = await renderFile(path, { ...shown, locale });
    if (file) return file;
    const asked = (await findPart(shown.live, shown.site, path)) ?? (await findWallPage(shown.site, path));
    return asked && drawShown(shown, { ...asked, locale, status: 200 });
  },
  /** Returns the not-found page; null if the site was never published. */
  drawMissing: async (request: SiteRequest): Promise<DrawnSite | null> => {
    const shown = await findShown(request);
    return shown && drawShown(shown, { page: missingPage(shown.live), locale: request.locale, status: 404 });
  },
  /**
   * Returns the page that contains a form (`path`: where the form was sent), with its errors; for one visitor, never
   * cached. Null if no page of the site has such a form.
   */
  drawForm: async (request: SiteRequest, { status, errors, values }: SiteForm): Promise<DrawnSite | null> => {
    const shown = await findShown(request);
    const found = shown && findFormPage(shown.live, request, values);
    if (!found) return null;
    const form = { block: found.block, errors, values };
    return drawShown(shown, { page: found.page, locale: request.locale, status, form });
  },
  /** Returns the paths of the platform's own site: the front passes only these to it. */
  platformPaths,
};

const PART = /^(.*)\/([2-9]|[1-9]\d{1,3})$/;

/** Returns how many parts a page has: as many as the longest list of its blocks. */
async function partsOf(page: SitePageDocument, site: Site, document: SiteDocument): Promise<number> {
  const { blocks } = siteParts();
  const posts = journalPage(document)?.id === page.id ? postsOf(document).length : 0;
  const counts = page.blocks.map(({ type, hidden, settings }) => {
    const block = hidden ? undefined : blocks.find(({ id }) => id === type);
    return block?.parts?.(site, { settings, posts }) ?? 1;
  });
  return Math.max(1, ...(await Promise.all(counts)));
}

/** Returns the visible page at an address, and which part of its lists; null if there is none. */
export async function findPart(
  document: SiteDocument,
  site: Site,
  path: string,
): Promise<{ page: SitePageDocument; part: number } | null> {
  const shown = document.pages.filter((page) => page.shown);
  const page = shown.find((one) => pathOfPage(one) === path);
  if (page) return { page, part: 1 };
  const [, before = '', number = ''] = PART.exec(path) ?? [];
  const listed = number && shown.find((one) => pathOfPage(one) === (before || '/'));
  if (!listed) return null;
  const part = Number(number);
  return part <= (await partsOf(listed, site, document)) ? { page: listed, part } : null;
}
