import { direction, type Locale } from '@/core/i18n/locale';
import { renderAlone } from '@/ui/render-alone';
import { SitePageProvider } from '../page/page-parts';
import { siteParts } from '../parts';
import { pathOfPage, type SiteDocument, type SitePageDocument } from '../rules/document';
import { headings } from '../rules/headings';
import { picturesIn, sayWords } from '../rules/resolve-settings';
import type { SitePicture, Words } from '../rules/site-fields';
import { iconOf } from '../seo/icon';
import { pageData } from '../seo/page-data';
import type { Site } from '../site';
import { siteAssets } from '../site-assets';
import { type BlockRound, drawBlocks } from './draw-blocks';
import { hasBlock } from './find-form';
import { findPictures } from './find-pictures';
import { pageHtml, policyOf } from './page-html';
import { prose } from './prose';
import { tokensOf } from './tokens';

/** The pictures a page of a site names: its blocks', and what stands around every page. The first is the page's first. */
function documentPictures(document: SiteDocument, page: SitePageDocument): string[] {
  const { blocks: known } = siteParts();
  const inBlocks = page.blocks.flatMap(({ type, settings, hidden }) => {
    const block = known.find(({ id }) => id === type);
    return block && !hidden ? picturesIn(block.form, settings) : [];
  });
  return [page.picture, ...inBlocks, document.logo, document.seo.picture].filter((id): id is string => !!id);
}

/** Which page of which document is drawn, for whom. */
export interface PageRound {
  /** The site's row, whose pictures may be shown. */
  siteId: string;
  site: Site;
  document: SiteDocument;
  page: SitePageDocument;
  locale: Locale;
  origin: string;
  /** The site is being worked on: addresses of pages are told to whoever shows it. */
  draft: boolean;
  /** A form of the page that was refused. */
  form?: BlockRound['form'];
  /** Which part of a long list is looked at: its number ends the address. */
  part?: number | undefined;
  /** Other pictures than the site's own, by the ids the document names: of a site that is not begun yet. */
  pictures?: Map<string, SitePicture>;
}

const NAMES: Record<Locale, string> = { en: 'English', he: 'עברית' };

/** A page of a site as HTML, with its policy. Everything visitors see passes here, drafts too. */
export async function drawPage(round: PageRound): Promise<{ html: string; policy: string }> {
  const { siteId, site, document, page, locale, origin, draft, part = 1 } = round;
  const { templates } = siteParts();
  const template = templates.find(({ id }) => id === document.template) ?? templates[0];
  if (!template) throw new Error('There is no site template: site-templates/ is empty.');
  const pictures = round.pictures ?? (await findPictures(siteId, documentPictures(document, page), locale));
  const picture = (id: string) => pictures.get(id) ?? null;
  const pages = document.pages.filter(({ shown }) => shown || draft);
  const href = (to: string) => {
    if (!to.startsWith('page:')) return to || null;
    const found = pages.find(({ id }) => `page:${id}` === to);
    return found ? pathOfPage(found) : null;
  };
  const say = (words: Words) => sayWords(words, locale);
  const name = say(document.name) || site.brand.name;
  const rules = new Map<string, string>();
  let counted = 0;
  const heading = headings();
  const { blocks, islands } = await drawBlocks(page, {
    site,
    locale,
    draft,
    template,
    resolver: { picture, href, prose },
    form: round.form,
    part,
  });
  const linkOf = ({ label, to }: { label: Words; to: string }) => {
    const address = href(to);
    return address === null || !say(label) ? [] : [{ label: say(label), href: address }];
  };
  const own = pathOfPage(page, part);
  const menu = document.menu.length
    ? document.menu.flatMap(linkOf)
    : pages
        .filter(({ inMenu, slug }) => inMenu && slug !== '')
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
          text: prose(say(document.footer.text)),
          links: document.footer.links.flatMap(linkOf),
          social: Object.entries(document.footer.social).flatMap(([network, to]) =>
            to ? [{ name: network, href: to }] : [],
          ),
        }}
        languages={languages.length > 1 ? languages : []}
      >
        {blocks}
      </Layout>
    </SitePageProvider>,
    locale,
  );
  const { styles, scripts, fonts } = siteAssets();
  const collected = [...rules].map(([selector, declarations]) => `${selector}{${declarations}}`).join('');
  const written = [styles[template.id], tokensOf(template, document) + collected].filter(
    (one): one is string => !!one,
  );
  const cardOf = page.picture ?? document.seo.picture;
  const card = cardOf ? picture(cardOf) : ([...pictures.values()][0] ?? null);
  const address = card && `${origin}${card.base}/card.jpg`;
  const title = page.slug === '' ? [name, say(document.tagline)] : [say(page.title), name];
  const html = pageHtml(
    {
      locale,
      direction: direction(locale),
      title: title.filter(Boolean).join(' · '),
      description: say(page.description) || say(document.seo.description),
      url: origin + inLanguage(locale),
      alternates:
        document.languages.length > 1
          ? [
              ...document.languages.map((one) => ({ locale: one as string, url: origin + inLanguage(one) })),
              { locale: 'x-default', url: origin + own },
            ]
          : [],
      siteName: name,
      indexed: document.seo.indexed && !draft,
      card: address,
      icon: iconOf(document.logo ? picture(document.logo) : null),
      feed: site.account !== '' && hasBlock(document, 'sites.clients') ? `${origin}/feed.xml` : null,
      preload: (template.preload[locale] ?? []).flatMap((font) => fonts[font] ?? []),
      styles: written,
      scripts: [
        ...(draft ? ['preview'] : []),
        // The platform's own pages lead to signing in, which opens over them.
        ...(!draft && site.account === '' ? ['account'] : []),
        ...(!draft && languages.length > 1 ? ['language'] : []),
        ...islands,
      ].flatMap((one) => scripts[one] ?? []),
      structured: draft ? [] : await pageData({ site, document, page, locale, origin, name, card: address }),
      body: {
        'data-template': template.id,
        'data-page': page.slug || 'home',
        ...(draft ? { 'data-draft': '' } : {}),
      },
    },
    drawn,
  );
  return { html, policy: policyOf(written, { frames: draft ? "'self'" : "'none'" }) };
}
