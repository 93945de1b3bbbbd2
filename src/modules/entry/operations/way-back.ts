/** Query parameters that were consumed by entering and must not be repeated. */
const USED_UP = ['c', 'g', 't', 'locale'];

/**
 * Returns where to redirect a person who has just entered project `event`: the page of that project they entered from,
 * with its query, else the gallery. `from` is that page's address: the entry page is the same for every project, so
 * only the request contains it. The project's readable `address` is its gallery's. Pages of other projects and invalid
 * addresses lead to the gallery.
 */
export function wayBack(from: string | null, event: string, address: string | null = null): string {
  const gallery = `/events/${event}`;
  const url = from ? URL.parse(from) : null;
  if (url && address && url.pathname === `/${address}`) url.pathname = gallery;
  if (!url || (url.pathname !== gallery && !url.pathname.startsWith(`${gallery}/`))) return gallery;
  for (const name of USED_UP) url.searchParams.delete(name);
  return `${url.pathname}${url.search}`;
}

/**
 * Returns the address that the entry page is shown in place of, without what enters: its form sends it, since a page at a
 * wrong code has no referrer. Null for the entry page's own.
 */
export function requestedPage(path: string | null): string | null {
  const page = path ? URL.parse(path, 'https://own') : null;
  if (!page || page.pathname === '/') return null;
  for (const name of USED_UP) page.searchParams.delete(name);
  return `${page.pathname}${page.search}`;
}

/** Returns the address of signing in from the entry page that is shown in place of `path`: it keeps the page of a project. */
export function signInFor(path: string | null): string {
  const page = path ? URL.parse(path, 'https://own') : null;
  const event = /^\/events\/([^/]+)/.exec(page?.pathname ?? '')?.[1];
  const back = page && event ? wayBack(page.href, event) : null;
  return back ? `/users/sign_in?back=${encodeURIComponent(back)}` : '/users/sign_in';
}

/**
 * Adds `back`, the page of the project the person asked for at `from`, to the sign-up address of an entry that was refused
 * because the project requires an account (`path` of the error). Returns the error; one without such a path, or from the
 * gallery's own address, is unchanged.
 */
export function keepWayBack(error: unknown, from: string | null): unknown {
  const signUp =
    error instanceof Error && 'path' in error ? URL.parse(String(error.path), 'https://own') : null;
  const event = signUp?.searchParams.get('i');
  if (!signUp || !event) return error;
  const back = wayBack(from, event);
  if (back === `/events/${event}`) return error;
  signUp.searchParams.set('back', back);
  return Object.assign(error as Error, { path: signUp.pathname + signUp.search });
}
