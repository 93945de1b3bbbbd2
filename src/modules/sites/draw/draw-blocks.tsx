import { cloneElement, type PropsWithChildren, type ReactElement } from 'react';
import type { Locale } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';
import { cx, HeadingWhereNone, type SiteBlockPlace, SiteBlockProvider } from '../page/page-parts';
import { siteParts } from '../parts';
import type { SitePageDocument } from '../rules/document';
import type { Resolver } from '../rules/resolve-settings';
import type { Site } from '../site';
import { type KnownSiteBlock, loadSiteBlock, refusesSettings, type SitePost } from '../site-block';
import type { SiteTemplate } from '../site-template';

/** The context in which the blocks of a page are rendered. */
export interface BlockRound {
  site: Site;
  locale: Locale;
  draft: boolean;
  template: SiteTemplate | null;
  resolver: Omit<Resolver, 'locale'>;
  /** The page's absolute address. */
  url: string;
  /** The current part of a long list. */
  part?: number | undefined;
  /** Posts of the journal, for the block that lists them. */
  posts: readonly SitePost[];
  /** The address of the page that lists all of them, if it is another one. */
  allPosts: string | null;
  /** A refused form, and the block that contains it. */
  form?: (SiteBlockPlace['form'] & { block: string }) | undefined;
}

/** The rendered blocks of a page and the scripts they need. */
export interface RenderedBlocks {
  blocks: ReactElement<PropsWithChildren>[];
  islands: string[];
  /** Structured data of blocks that have some. */
  structured: object[];
}

type View = (props: object) => ReactElement | null;

/**
 * Loads the blocks of a page concurrently. Omits a block that fails, has invalid settings or nothing to show; in the
 * builder its place remains, so that it can be selected.
 */
export async function renderBlocks(page: SitePageDocument, round: BlockRound): Promise<RenderedBlocks> {
  const { blocks: known, views } = siteParts();
  const islands = new Set<string>();
  const structured: object[] = [];
  const { name, description } = round.site.brand;
  const drawn = await Promise.all(
    page.blocks.map(async ({ id, type, settings, hidden, space, ground, noPhone }) => {
      const block = known.find((one) => one.id === type);
      const data = hidden || !block ? null : await load(block, settings, round);
      const Own = (round.template?.blocks?.[type] ?? views[type]) as View | undefined;
      const shown = data && Own;
      if (!shown && !round.draft) return null;
      if (shown) for (const island of block?.islands ?? []) islands.add(island);
      const said = shown && block?.structured?.(data, { name, url: round.url, description });
      if (said) structured.push(said);
      const kind = type.replaceAll('.', '-');
      return (
        <section
          key={id}
          className={cx(
            'block',
            kind,
            space && `space-${space}`,
            ground && `ground-${ground}`,
            noPhone && 'no-phone',
          )}
          id={`b-${id}`}
          {...(round.draft ? { 'data-block': id } : {})}
          {...(round.draft && !shown && !hidden ? { 'data-unset': aboutOf(type, round.locale) } : {})}
        >
          {shown ? (
            <SiteBlockProvider value={{ id, form: round.form?.block === id ? round.form : null }}>
              <Own {...data} />
            </SiteBlockProvider>
          ) : null}
        </section>
      );
    }),
  );
  return { blocks: drawn.filter((one) => one !== null), islands: [...islands], structured };
}

/**
 * Returns the blocks with a heading for screen readers, shown where none of them has a title. It is inside the last block:
 * the styles of templates count what is beside their blocks.
 */
export function named(blocks: ReactElement<PropsWithChildren>[], title: string): ReactElement[] {
  const heading = <HeadingWhereNone key="heading" title={title} />;
  const last = blocks.at(-1);
  if (!last) return [heading];
  return [...blocks.slice(0, -1), cloneElement(last, {}, last.props.children, heading)];
}

/** Returns what a block is for, in the words of the dialog that adds it: shown in its place while it has nothing to show. */
function aboutOf(type: string, locale: Locale): string {
  const [feature = '', ...name] = type.split('.');
  const features = messagesFor(locale) as unknown as Record<
    string,
    { blocks?: Record<string, { label?: string; about?: string }> } | undefined
  >;
  const words = features[feature]?.blocks?.[name.join('_')];
  return words?.about ?? words?.label ?? '';
}

async function load(block: KnownSiteBlock, settings: unknown, round: BlockRound): Promise<object | null> {
  const { site, locale, draft, resolver, posts, allPosts, part = 1 } = round;
  try {
    return await loadSiteBlock(block, { site, locale, settings, draft, part, posts, allPosts, resolver });
  } catch (error) {
    if (!refusesSettings(error))
      console.error(`Could not render the site block ${block.id}; the page omits it:`, error);
    return null;
  }
}
