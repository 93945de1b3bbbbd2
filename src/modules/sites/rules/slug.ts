/** Returns a page's address from its name: letters and digits of any language, separated by hyphens. May be empty. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’"״׳]/g, '')
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

/** Returns the first of `name`, `name-2`, … that is not taken. */
export function freeSlug(name: string, taken: readonly string[]): string {
  const base = name || 'page';
  if (!taken.includes(base)) return base;
  for (let n = 2; ; n += 1) if (!taken.includes(`${base}-${n}`)) return `${base}-${n}`;
}

/** Addresses with a fixed meaning on a site, which no page can have. */
export const RESERVED_SLUGS = new Set(
  `events galleries products product_medias reviews review_requests photographer_products users client_access api admin i
   p csrf www media uploads _next _site mail covers inquiries captcha`.split(/\s+/),
);

/** Returns why a page cannot have this address, or null. */
export function slugProblem(slug: string, taken: readonly string[]): 'empty' | 'taken' | null {
  const name = toSlug(slug);
  if (!name) return 'empty';
  return taken.includes(name) || RESERVED_SLUGS.has(name) ? 'taken' : null;
}

/** Returns a page's path, from the root of the site; a post's is below the journal's. */
export const pathOf = ({ slug, post }: { slug: string; post?: unknown }): string =>
  post ? `/journal/${slug}` : `/${slug}`;
