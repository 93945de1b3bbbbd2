import { toProse } from '@/core/text/markdown-to-prose';
import { proseToText } from '@/core/text/prose-to-text';
import type { SiteDocument, SitePageDocument } from './document';
import { inventedTexts, isLanguage, sampleTexts, textOf, textsOf } from './sample-texts';

type Block = SitePageDocument['blocks'][number];

/**
 * What blocks that state facts say before the photographer has written: by type, the settings of every such block of a
 * template, and of a new block.
 */
export type Starters = ReadonlyMap<string, readonly unknown[]>;

/** The type of block that shows sentences as a client's own words, in `stories[].quote`. */
const QUOTING = 'sites.stories';

const membersOf = (value: unknown) =>
  (value && typeof value === 'object' ? value : {}) as Record<string, unknown>;

/** Whether settings have a text in any language. */
const hasText = (settings: unknown): boolean =>
  Object.entries(membersOf(settings)).some(([name, one]) =>
    isLanguage(name) ? textOf(one) !== '' : hasText(one),
  );

/**
 * Returns a comparison of the texts of settings with a starter's, in which pictures, numbers and links do not count. It
 * ends with the first difference, and reads Markdown only where the starter has formatted text.
 */
function compareTexts() {
  const read = new Map<string, string>();
  const markdownText = (markdown: string) => {
    const text = read.get(markdown) ?? proseToText(toProse(markdown)).trim();
    read.set(markdown, text);
    return text;
  };
  const sameText = (one: unknown, starter: unknown) =>
    (typeof one === 'string' && typeof starter === 'object' ? markdownText(one) : textOf(one)) ===
    textOf(starter);
  const same = (one: unknown, starter: unknown): boolean => {
    if (Array.isArray(one) || Array.isArray(starter))
      return (
        Array.isArray(one) &&
        Array.isArray(starter) &&
        one.length === starter.length &&
        one.every((item, index) => same(item, starter[index]))
      );
    const [own, its] = [membersOf(one), membersOf(starter)];
    return [...new Set([...Object.keys(own), ...Object.keys(its)])].every((name) =>
      (isLanguage(name) ? sameText : same)(own[name], its[name]),
    );
  };
  return same;
}

/** What templates and new blocks say, by type of block. */
export type StarterWords = ReadonlyMap<string, ReadonlySet<string>>;

const read = new WeakMap<Starters, StarterWords>();

/** Returns every text of starters, by type of block. */
export function wordsOfStarters(starters: Starters): StarterWords {
  const known = read.get(starters);
  if (known) return known;
  const words = new Map(
    [...starters].map(([type, all]) => [
      type,
      new Set(all.flatMap((one) => textsOf(one).map(({ text }) => text))),
    ]),
  );
  read.set(starters, words);
  return words;
}

const NONE: ReadonlySet<string> = new Set();

/** Under this name `StarterWords` has what templates say of a whole site. */
export const OF_SITE = 'site';

/** Returns the texts of a whole site that visitors, search engines and shared links show. */
export const siteTextsOf = ({ tagline, footer, seo }: Pick<SiteDocument, 'tagline' | 'footer' | 'seo'>) => ({
  tagline,
  footer: footer.text,
  seo: seo.description,
});
export type SiteTextName = keyof ReturnType<typeof siteTextsOf>;
const SITE_TEXTS: readonly SiteTextName[] = ['tagline', 'footer', 'seo'];

/** Returns which texts of a whole site are still a template's; none of one whose samples were accepted. */
export function sampleSiteTexts(document: SiteDocument, words: StarterWords): SiteTextName[] {
  if (document.own) return [];
  const all = siteTextsOf(document);
  const samples = words.get(OF_SITE) ?? NONE;
  return SITE_TEXTS.filter((name) => textsOf(all[name]).some(({ text }) => samples.has(text)));
}

/** Whether a block shows a sentence that no client wrote. */
const quotesInvented = ({ type, settings }: Pick<Block, 'type' | 'settings'>, words: StarterWords) =>
  type === QUOTING &&
  textsOf(settings).some(({ path, text }) => path.at(-1) === 'quote' && words.get(type)?.has(text));

/** Whether a block shows words of a client, a price or a number that a template invented. */
export const showsInvented = ({ type, settings }: Pick<Block, 'type' | 'settings'>, words: StarterWords) =>
  inventedTexts(settings, words.get(type) ?? NONE).length > 0;

/**
 * Marks blocks as samples whose texts are still a starter's, or that show an invented sentence of a client, unless they
 * were accepted: sites begun before samples were marked have none marked.
 */
export function markUntouched(document: SiteDocument, starters: Starters): SiteDocument {
  const words = wordsOfStarters(starters);
  const same = compareTexts();
  const untouched = ({ type, settings }: Block) =>
    starters.get(type)?.some((one) => same(settings, one) && hasText(one)) ?? false;
  const isSample = (block: Block) =>
    block.sample || (!block.own && (untouched(block) || quotesInvented(block, words)));
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => (isSample(block) ? { ...block, sample: true } : block)),
    })),
  };
}

/** Marks every block of these types as a sample: its statements about the studio are invented. */
export const markSamples = (document: SiteDocument, types: ReadonlySet<string>): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, sample: block.sample || types.has(block.type) })),
  })),
});

/** Returns the document with every sample accepted as the studio's own. */
export const withSamplesTaken = (document: SiteDocument): SiteDocument => ({
  ...document,
  own: true,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (block.sample ? { ...block, sample: false, own: true } : block)),
  })),
});

/** Returns a text in the languages in which it is no template's. */
const withoutWords = <T extends object>(text: T, samples: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(text).filter(([, one]) => !samples.has(textOf(one)))) as T;

/**
 * Returns a document as visitors may see it: without samples, without what a template says of the whole site, and
 * without pages that contain nothing else; the home page stays.
 */
export function withoutSamples(document: SiteDocument, words: StarterWords = new Map()): SiteDocument {
  const samples = (!document.own && words.get(OF_SITE)) || NONE;
  const { tagline, footer, seo } = document;
  return {
    ...document,
    ...(samples.size > 0
      ? {
          tagline: withoutWords(tagline, samples),
          footer: { ...footer, text: withoutWords(footer.text, samples) },
          seo: { ...seo, description: withoutWords(seo.description, samples) },
        }
      : {}),
    pages: document.pages
      .filter((page) => !hasOnlySamples(page))
      .map((page) => ({ ...page, blocks: page.blocks.filter(({ sample }) => !sample) })),
  };
}

/** Whether a page has nothing but samples, and is left out as a whole; the first page never is. */
export const hasOnlySamples = ({ slug, blocks }: SitePageDocument): boolean =>
  slug !== '' && blocks.length > 0 && blocks.every(({ sample }) => sample);

/** Returns the omitted samples of visible pages, each with its page. */
export const samplesOf = (
  document: SiteDocument,
): { page: SitePageDocument; block: SitePageDocument['blocks'][number] }[] =>
  document.pages
    .filter(({ shown }) => shown)
    .flatMap((page) =>
      page.blocks.filter(({ sample, hidden }) => sample && !hidden).map((block) => ({ page, block })),
    );

/**
 * Returns the blocks of visible pages that visitors see with words of a template, each with its page: titles and
 * descriptions without statements about the studio.
 */
export const keptSamplesOf = (
  document: SiteDocument,
  words: StarterWords,
): { page: SitePageDocument; block: Block }[] =>
  document.pages
    .filter(({ shown }) => shown)
    .flatMap((page) =>
      page.blocks.filter((block) => keepsSample(block, words)).map((block) => ({ page, block })),
    );

/** Whether visitors see words of a template in a block that states no facts. */
export const keepsSample = ({ type, settings, sample, own, hidden }: Block, words: StarterWords) =>
  !sample &&
  !own &&
  !hidden &&
  sampleTexts(settings, words.get(type) ?? NONE, { statesFacts: false }).length > 0;
