import type { SiteDocument, SitePageDocument } from './document';

/** The same text in each language. */
export type Words = { en?: string | undefined; he?: string | undefined };

/** One difference between draft and published state. */
export type SiteChange =
  | { what: 'new' | 'gone' | 'changed'; page: Words; slug: string }
  | { what: 'look' | 'menu' | 'footer' | 'seo' | 'missing' | 'redirects' | 'order' };

const PARTS = {
  look: ['template', 'palette', 'type', 'accent', 'logo', 'name', 'tagline', 'languages'],
  menu: ['menu'],
  footer: ['footer'],
  seo: ['seo'],
  missing: ['missing'],
  redirects: ['redirects'],
} as const;

/** Whether two plain values are deeply equal, ignoring the order of fields and fields of `undefined`. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!a || !b || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, two] = [a, b] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(one ?? {}), ...Object.keys(two ?? {})]);
  return [...keys].every((key) => same(one?.[key], two?.[key]));
}

/** Returns what publishing `draft` over `live` would change for visitors; everything is new without `live`. */
export function compareSites(live: SiteDocument | null, draft: SiteDocument): SiteChange[] {
  const pageChange = (what: 'new' | 'gone' | 'changed', { title, slug }: SitePageDocument): SiteChange => ({
    what,
    page: title,
    slug,
  });
  if (!live) return draft.pages.map((page) => pageChange('new', page));
  const before = new Map(live.pages.map((page) => [page.id, page]));
  const now = new Set(draft.pages.map(({ id }) => id));
  const pages = draft.pages.flatMap((page) => {
    const old = before.get(page.id);
    if (!old) return [pageChange('new', page)];
    return same(old, page) ? [] : [pageChange('changed', page)];
  });
  const gone = live.pages.filter(({ id }) => !now.has(id)).map((page) => pageChange('gone', page));
  const kept = (document: SiteDocument) =>
    document.pages.filter(({ id }) => now.has(id) && before.has(id)).map(({ id }) => id);
  const order: SiteChange[] = same(kept(live), kept(draft)) ? [] : [{ what: 'order' }];
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[])
    .filter((part) => PARTS[part].some((field) => !same(live[field], draft[field])))
    .map((what): SiteChange => ({ what }));
  return [...pages, ...gone, ...order, ...parts];
}
