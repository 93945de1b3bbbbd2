import type { Locale } from '@/core/i18n/locale';
import { dayWords } from '@/core/text/day-words';
import { listPublic } from '../clients/queries';
import { pathOfPage, type SiteDocument } from '../rules/document';
import { postsOf } from '../rules/journal';
import { sayWords } from '../rules/resolve-settings';
import type { Site } from '../site';
import type { DrawnSite } from '../site-drawer';
import { feedXml, robotsText, sitemapXml } from './files';
import { iconSvg } from './icon';

/** Maximum number of projects and posts in a feed. */
const MOST = 50;

/** Files of a site for programs. The platform's own has no feed. */
export const SITE_TEXTS = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/icon.svg'];

/** The site and language of a requested file. */
export interface FileRound {
  site: Site;
  live: SiteDocument;
  origin: string;
  published: Date | null;
  locale: Locale;
}

async function feed({ site, live, origin, published, locale }: FileRound): Promise<string> {
  const projects = live.seo.indexed ? await listPublic(site.account, MOST) : [];
  const galleries = projects.map(({ id, name, date, version, published_at }) => ({
    id: `urn:uuid:${id}`,
    name,
    published: published_at,
    href: `${origin}/events/${id}`,
    picture: version && `${origin}/covers/${id}/picture.jpg?v=${version}`,
    about: date && dayWords(date.slice(0, 10), locale),
  }));
  const posts = (live.seo.indexed ? postsOf(live) : []).map((page) => ({
    id: `${origin}/#post-${page.id}`,
    name: sayWords(page.title, locale),
    published: new Date(`${page.post.day}T00:00:00Z`),
    href: origin + encodeURI(pathOfPage(page)),
    picture: null,
    about: sayWords(page.post.intro, locale) || null,
  }));
  const entries = [...galleries, ...posts]
    .sort((a, b) => b.published.getTime() - a.published.getTime())
    .slice(0, MOST);
  const name = sayWords(live.name, locale) || site.brand.name;
  return feedXml({ name, origin, locale, published }, entries);
}

/** Returns one of the files for programs; null for any other address. */
export async function renderFile(path: string, round: FileRound): Promise<DrawnSite | null> {
  const { live, origin, published, site } = round;
  const drawn = (type: string, body: string) => ({ status: 200, type: `${type}; charset=utf-8`, body });
  if (path === '/robots.txt') return drawn('text/plain', robotsText(live, origin));
  if (path === '/sitemap.xml') return drawn('application/xml', sitemapXml(live, origin, published));
  // Browsers request `/favicon.ico` for responses without a page's icon link: an error page, a picture alone.
  if (path === '/icon.svg' || path === '/favicon.ico')
    return drawn('image/svg+xml', iconSvg(round, sayWords(live.name, round.locale) || site.brand.name));
  if (path === '/feed.xml' && site.account !== '') return drawn('application/atom+xml', await feed(round));
  return null;
}
