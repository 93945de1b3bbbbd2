/** Query parameters that were consumed by entering and must not be repeated. */
const USED_UP = ['c', 't', 'locale'];

/**
 * Returns where to redirect a person who has just entered project `event`: the page of that project they entered from,
 * with its query, else the gallery. `from` is that page's address: the entry page is the same for every project, so
 * only the request contains it. Pages of other projects and invalid addresses lead to the gallery.
 */
export function wayBack(from: string | null, event: string): string {
  const gallery = `/events/${event}`;
  const url = from ? URL.parse(from) : null;
  if (!url || (url.pathname !== gallery && !url.pathname.startsWith(`${gallery}/`))) return gallery;
  for (const name of USED_UP) url.searchParams.delete(name);
  return `${url.pathname}${url.search}`;
}
