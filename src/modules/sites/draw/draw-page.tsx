import { pool } from '@/core/db/pool';
import { direction, type Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { renderAlone } from '@/ui/render-alone';
import { BookBar } from '../page/frame';
import { SitePageProvider } from '../page/page-parts';
import { siteParts } from '../parts';
import { sitePictureBase } from '../picture-address';
import { readShownPictures } from '../queries/pictures';
import { pathOfPage, type SiteDocument, type SitePageDocument } from '../rules/document';
import { headings } from '../rules/headings';
import { isEmptyList, isPost, postsOf } from '../rules/journal';
import { picturesIn, sayProse, sayWords } from '../rules/resolve-settings';
import type { SitePicture, Words } from '../rules/site-fields';
import { iconOf } from '../seo/icon';
import { pageData } from '../seo/page-data';
import type { Site } from '../site';
import { siteAssets } from '../site-assets';
import { type BlockRound, named, renderBlocks } from './draw-blocks';
import { aroundPost, elsewhere, journalPictures, journalPosts } from './draw-post';
import { contactPath, hasBlock } from './find-form';
import { pageHtml, policyOf } from './page-html';
import { tokensOf } from './tokens';

/**
 * Returns the ids of the pictures on a page of a site: its blocks' and those of the layout. The first is the page's
 * first.
 */
function documentPictures(document: SiteDocument, page: SitePageDocument): string[] {
  const { blocks: known } = siteParts();
  const inBlocks = page.blocks.flatMap(({ type, settings, hidden }) => {
    const block = known.find(({ id }) => id === type);
    return block && !hidden ? picturesIn(block.form, settings) : [];
  });
  return [page.picture, ...inBlocks, document.logo, document.seo.picture].filter((id): id is string => !!id);
}

/** What to render: which page of which document, for whom. */
export interface PageRound {
  /** The site's row, whose pictures may be shown. */
  siteId: string;
  site: Site;
  document: SiteDocument;
  page: SitePageDocument;
  locale: Locale;
  origin: string;
  /** For the builder's preview: links hidden pages, is not indexed, and reports clicks to the builder. */
  draft: boolean;
  /** A refused form of the page. */
  form?: BlockRound['form'];
  /** The current part of a long list: its number ends the address. */
  part?: number | undefined;
  /**
   * Pictures that replace the site's own, by the ids in the document: for previewing a template before a site exists.
   */
  pictures?: Map<string, SitePicture>;
}

const NAMES: Record<Locale, string> = { en: 'English', he: 'עברית' };

/**
 * Returns a page of a site as HTML, with its content security policy. All pages, including drafts, are rendered here.
 */
export async function renderPage(round: PageRound): Promise<{ html: string; policy: string }> {
  const { siteId, site, document, page, locale, origin, draft, part = 1 } = round;
  const { templates, blocks: known } = siteParts();
  const template = templates.find(({ id }) => id === document.template) ?? templates[0];
  if (!template) throw new Error('There is no site template: site-templates/ is empty.');
  const journal = { document, page, draft, known };
  const shown = [...documentPictures(document, page), ...journalPictures(journal)];
  const pictures = round.pictures ?? (await findPictures(siteId, shown, locale));
  const picture = (id: string) => pictures.get(id) ?? null;
  const pages = document.pages.filter(({ shown }) => shown || draft);
  const href = (to: string) => {
    if (!to.startsWith('page:')) return to || null;
    const [target, block] = to.split('#');
    const found = pages.find(({ id }) => `page:${id}` === target);
    return found ? `${pathOfPage(found)}${block ? `#b-${block}` : ''}` : null;
  };
  const say = (words: Words) => sayWords(words, locale);
  const name = say(document.name) || site.brand.name;
  const rules = new Map<string, string>();
  let counted = 0;
  const heading = headings();
  const own = pathOfPage(page, part);
  const { blocks, islands, structured } = await renderBlocks(page, {
    site,
    locale,
    draft,
    template,
    resolver: { picture, href },
    url: origin + own,
    posts: journalPosts(journal, { say, picture }),
    allPosts: elsewhere(document, page),
    form: round.form,
    part,
  });
  const empty = draft ? [] : pages.filter((one) => isEmptyList(document, one)).map(({ id }) => `page:${id}`);
  const linkOf = ({ label, to }: { label: Words; to: string }) => {
    const address = href(to);
    return address === null || !say(label) ? [] : [{ label: say(label), href: address }];
  };
  const menu = document.menu.length
    ? document.menu.filter(({ to }) => !empty.includes(to)).flatMap(linkOf)
    : pages
        .filter(({ inMenu, slug, post }) => inMenu && slug !== '' && !post)
        .filter(({ id }) => !empty.includes(`page:${id}`))
        .map((one) => ({ label: say(one.title), href: pathOfPage(one) }));
  const inLanguage = (one: Locale) => (one === document.languages[0] ? own : `${own}?locale=${one}`);
  const languages = document.languages.map((one) => ({
    locale: one,
    label: NAMES[one],
    href: `${own}?locale=${one}`,
    current: one === locale,
  }));
  const { Layout } = template;
  const drawn = renderAlone(
    <SitePageProvider
      value={{
        locale,
        name,
        draft,
        path: own,
        rule: (selector, declarations) => rules.set(selector, declarations),
        nextPicture: () => counted++,
        heading,
        searches: page.blocks.some(
          ({ type, hidden, settings }) =>
            type === 'sites.clients' && !hidden && (settings as { search?: boolean }).search !== false,
        ),
      }}
    >
      <Layout
        site={{
          name,
          tagline: say(document.tagline),
          logo: document.logo ? picture(document.logo) : null,
          email: site.brand.email,
          phone: site.brand.phone,
          home: '/',
        }}
        page={{ title: say(page.title), home: page.slug === '' }}
        menu={menu.map((one) => ({ ...one, current: one.href === pathOfPage(page) }))}
        footer={{
          text: sayProse(document.footer.text, locale),
          links: document.footer.links.flatMap(linkOf),
          social: Object.entries(document.footer.social).flatMap(([network, to]) =>
            to ? [{ name: network, href: to }] : [],
          ),
        }}
        languages={languages.length > 1 ? languages : []}
      >
        {aroundPost(journal, named(blocks, say(page.title) || name), { say, picture })}
      </Layout>
      <BookBar to={site.account === '' ? null : contactPath(document, page)} />
    </SitePageProvider>,
    locale,
  );
  const { styles, scripts, fonts } = siteAssets();
  const collected = [...rules].map(([selector, declarations]) => `${selector}{${declarations}}`).join('');
  const written = [
    styles[template.id],
    site.account === '' ? styles['of-platform'] : null,
    tokensOf(template, document) + collected,
  ].filter((one): one is string => !!one);
  const cardOf = page.picture ?? document.seo.picture;
  const card = cardOf ? picture(cardOf) : ([...pictures.values()][0] ?? null);
  const address = card && `${origin}${card.base}/card.jpg`;
  const title = page.slug === '' ? [name, say(document.tagline)] : [say(page.title), name];
  const html = pageHtml(
    {
      locale,
      direction: direction(locale),
      title: title.filter(Boolean).join(' · '),
      description: say(page.description) || say(page.post?.intro ?? {}) || say(document.seo.description),
      url: origin + inLanguage(locale),
      alternates:
        document.languages.length > 1
          ? [
              ...document.languages.map((one) => ({ locale: one as string, url: origin + inLanguage(one) })),
              { locale: 'x-default', url: origin + own },
            ]
          : [],
      siteName: name,
      article: isPost(page),
      indexed: document.seo.indexed && !draft,
      card: address,
      icon: iconOf(document.logo ? picture(document.logo) : null),
      feed:
        site.account !== '' && (hasBlock(document, 'sites.clients') || postsOf(document).length > 0)
          ? `${origin}/feed.xml`
          : null,
      preload: (template.preload[locale] ?? []).flatMap((font) => fonts[font] ?? []),
      styles: written,
      scripts: [
        ...(draft ? ['preview'] : []),
        // The platform's own pages link to signing in, which opens in a dialog.
        ...(!draft && site.account === '' ? ['account'] : []),
        ...(!draft && languages.length > 1 ? ['language'] : []),
        ...islands,
      ].flatMap((one) => scripts[one] ?? []),
      structured: draft
        ? []
        : [...(await pageData({ site, document, page, locale, origin, name, card: address })), ...structured],
      oldBrowser: translator(locale)('common.oldBrowser'),
      body: {
        'data-template': template.id,
        'data-page': page.slug || 'home',
        ...(site.account === '' ? { 'data-platform': '' } : {}),
        ...(draft ? { 'data-draft': '' } : {}),
      },
    },
    drawn,
  );
  return { html, policy: policyOf(written, { frames: draft ? "'self'" : "'none'" }) };
}

/** Returns a site's rendered pictures by id, as views need them. Excludes pictures of other sites. */
export async function findPictures(
  siteId: string,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, SitePicture>> {
  if (ids.length === 0) return new Map();
  const rows = await readShownPictures(pool(), { site: siteId, ids: [...new Set(ids)] });
  return new Map(
    rows.map(({ id, owner, sha256, width, height, widths, focus_x, focus_y, alt, tint }) => [
      id,
      {
        id,
        base: sitePictureBase(owner, id, sha256.slice(0, 12)),
        width,
        height,
        widths,
        alt: sayWords(alt, locale),
        focus: { x: focus_x, y: focus_y },
        tint,
      },
    ]),
  );
}
