import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { proseToText } from '@/core/text/prose-to-text';
import { pathOfPage, type SiteDocument, type SitePageDocument } from '../rules/document';
import { isPost, journalPage } from '../rules/journal';
import type { ProseWords } from '../rules/prose-words';
import { sayProse, sayWords } from '../rules/resolve-settings';
import type { Words } from '../rules/site-fields';
import type { Site } from '../site';
import { readRating } from './queries';
import { faqData, ownerData, postData, questionsOf, wayData } from './structured';

/** The page, as it is rendered. */
export interface DataRound {
  site: Site;
  document: SiteDocument;
  page: SitePageDocument;
  locale: Locale;
  origin: string;
  name: string;
  /** Absolute address of the page's preview image. */
  card: string | null;
}

/**
 * Returns structured data of a page: on the home page the site's owner, on others the breadcrumbs; questions on any.
 */
export async function pageData(round: DataRound): Promise<object[]> {
  const { site, document, page, locale, origin, name, card } = round;
  const say = (words: Words) => sayWords(words, locale);
  const answer = (words: ProseWords) => {
    const prose = sayProse(words, locale);
    return prose ? proseToText(prose) : '';
  };
  const faq = faqData(questionsOf(page.blocks, say, answer));
  if (page.slug !== '') {
    const home = document.pages.find(({ slug }) => slug === '');
    const way = [
      { name: say(home?.title ?? {}) || name, url: `${origin}/` },
      { name: say(page.title), url: origin + pathOfPage(page) },
    ];
    const list = isPost(page) ? journalPage(document) : null;
    if (list) way.splice(1, 0, { name: say(list.title), url: origin + pathOfPage(list) });
    const post =
      isPost(page) &&
      postData({
        title: say(page.title),
        url: origin + pathOfPage(page),
        day: page.post.day,
        description: say(page.description) || say(page.post.intro),
        image: card,
        locale,
        origin,
      });
    return [wayData(way), ...(post ? [post] : []), ...(faq ? [faq] : [])];
  }
  const studio = site.account !== '';
  const owner = ownerData({
    kind: studio ? 'ProfessionalService' : 'Organization',
    name,
    url: origin,
    description: say(document.seo.description) || site.brand.description || say(document.tagline),
    image: card,
    email: site.brand.email,
    phone: site.brand.phone,
    elsewhere: Object.values(document.footer.social).filter(Boolean),
    rating: studio ? await readRating(pool(), site.account) : null,
  });
  return [owner, ...(faq ? [faq] : [])];
}
