import { keepKnownProse } from '@/core/text/check-prose';
import { toProse } from '@/core/text/markdown-to-prose';
import { proseToText } from '@/core/text/prose-to-text';
import type { SiteDocument, SitePageDocument } from './document';

type Block = SitePageDocument['blocks'][number];

/**
 * What blocks that state facts say before the photographer has written: by type, the settings of every such block of a
 * template, and of a new block.
 */
export type Starters = ReadonlyMap<string, readonly unknown[]>;

/** The type of block that shows sentences as a client's own words, in `stories[].quote`. */
const QUOTING = 'sites.stories';

const isLanguage = (name: string) => name === 'en' || name === 'he';
const membersOf = (value: unknown) =>
  (value && typeof value === 'object' ? value : {}) as Record<string, unknown>;

/** The text of formatted text; a starter's is read once, however many blocks are compared with it. */
const proseTexts = new WeakMap<object, string>();
function readProse(prose: object): string {
  const known = proseTexts.get(prose);
  if (known !== undefined) return known;
  let text = '';
  try {
    text = proseToText(keepKnownProse(prose)).trim();
  } catch {
    // Settings that no block reads are stored unchecked.
  }
  proseTexts.set(prose, text);
  return text;
}

/** The text in one language, formatted or not. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return value && typeof value === 'object' && 'root' in value ? readProse(value) : '';
}

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

/** Returns the sentences that settings of a block show as clients' words, in every language. */
export function quotesOf(settings: unknown): string[] {
  const { stories } = (settings ?? {}) as { stories?: ({ quote?: Record<string, unknown> | null } | null)[] };
  if (!Array.isArray(stories)) return [];
  // Stored settings are unchecked until a block is rendered.
  return stories
    .flatMap((story) => Object.values(story?.quote ?? {}))
    .flatMap((quote) => (typeof quote === 'string' ? [quote.trim()] : []));
}

/** Returns the sentences of clients that templates invented. */
export const inventedQuotes = (starters: Starters): ReadonlySet<string> =>
  new Set((starters.get(QUOTING) ?? []).flatMap(quotesOf).filter(Boolean));

/** Whether a block shows a sentence that no client wrote. */
export const showsInvented = (
  { type, settings }: Pick<Block, 'type' | 'settings'>,
  invented: ReadonlySet<string>,
) => type === QUOTING && quotesOf(settings).some((quote) => invented.has(quote));

/**
 * Marks blocks as samples whose texts are still a starter's, or that show an invented sentence of a client, unless they
 * were accepted: sites begun before samples were marked have none marked.
 */
export function markUntouched(document: SiteDocument, starters: Starters): SiteDocument {
  const invented = inventedQuotes(starters);
  const same = compareTexts();
  const untouched = ({ type, settings }: Block) =>
    starters.get(type)?.some((one) => same(settings, one) && hasText(one)) ?? false;
  const isSample = (block: Block) =>
    block.sample || (!block.own && (untouched(block) || showsInvented(block, invented)));
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
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (block.sample ? { ...block, sample: false, own: true } : block)),
  })),
});

/**
 * Returns a document as visitors may see it: without samples, and without pages that contain nothing else; the home
 * page stays.
 */
export const withoutSamples = (document: SiteDocument): SiteDocument => ({
  ...document,
  pages: document.pages.flatMap((page) => {
    const blocks = page.blocks.filter(({ sample }) => !sample);
    return blocks.length > 0 || page.blocks.length === 0 || page.slug === '' ? [{ ...page, blocks }] : [];
  }),
});

/** Returns the omitted samples of visible pages, each with its page. */
export const samplesOf = (
  document: SiteDocument,
): { page: SitePageDocument; block: SitePageDocument['blocks'][number] }[] =>
  document.pages
    .filter(({ shown }) => shown)
    .flatMap((page) =>
      page.blocks.filter(({ sample, hidden }) => sample && !hidden).map((block) => ({ page, block })),
    );
