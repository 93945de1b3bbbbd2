import type { Locale } from '@/core/i18n/locale';
import { pathOfPage, type SiteDocument } from '../rules/document';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Escapes XML, and removes characters that XML cannot contain. */
const xml = (text: string) =>
  text
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (letter) => (/\s/.test(letter) ? ' ' : ''))
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Returns robots.txt: allows everything or nothing, by the site's setting. */
export function robotsText({ seo }: Pick<SiteDocument, 'seo'>, origin: string): string {
  if (!seo.indexed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /events/\nDisallow: /i/\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Returns the sitemap: every page in every language with its alternates; empty for a site hidden from search engines.
 */
export function sitemapXml(
  { pages, languages, seo }: Pick<SiteDocument, 'pages' | 'languages' | 'seo'>,
  origin: string,
  published: Date | null,
): string {
  const changed = published ? `<lastmod>${published.toISOString()}</lastmod>` : '';
  const urls = (seo.indexed ? pages : [])
    .filter(({ shown }) => shown)
    .flatMap((page) => {
      const own = origin + encodeURI(pathOfPage(page));
      const at = (locale: Locale) => (locale === languages[0] ? own : `${own}?locale=${locale}`);
      const named = [...languages.map((one) => [one, at(one)]), ['x-default', own]];
      const links = named.map(
        ([name = '', url = '']) => `<xhtml:link rel="alternate" hreflang="${name}" href="${xml(url)}"/>`,
      );
      const others = languages.length > 1 ? links.join('') : '';
      return languages.map((one) => `<url><loc>${xml(at(one))}</loc>${changed}${others}</url>`);
    });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

/** A public project or a post in the feed. */
export interface FeedEntry {
  /** A URI that stays the same. */
  id: string;
  name: string;
  published: Date;
  href: string;
  /** The absolute address of its cover. */
  picture: string | null;
  about: string | null;
}

/** Returns public projects and posts as Atom, newest first. */
export function feedXml(
  site: { name: string; origin: string; locale: string; published: Date | null },
  entries: FeedEntry[],
): string {
  const { name, origin, locale, published } = site;
  const updated = entries[0]?.published ?? published ?? new Date(0);
  const items = entries.map(({ id, name: title, published: at, href, picture, about }) => {
    const image = picture ? `<link rel="enclosure" type="image/jpeg" href="${xml(picture)}"/>` : '';
    const summary = about ? `<summary>${xml(about)}</summary>` : '';
    return `<entry><id>${xml(id)}</id><title>${xml(title)}</title><updated>${at.toISOString()}</updated><link href="${xml(href)}"/>${image}${summary}</entry>`;
  });
  return `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><id>${xml(origin)}/</id><title>${xml(name)}</title><updated>${updated.toISOString()}</updated><link href="${xml(origin)}/"/><link rel="self" href="${xml(origin)}/feed.xml"/><author><name>${xml(name)}</name></author>${items.join('')}</feed>`;
}
