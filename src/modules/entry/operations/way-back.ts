/** What an address carries once: it proves or changes something, and is used up by now. */
const USED_UP = ['c', 't', 'locale'];

/**
 * Returns where a person goes who has just entered project `event`: to the page of that project they entered from, with
 * its query, else to the gallery. `from` is that page's address: the entry page is the same for every project, so only
 * the request says where it was shown. Pages of other projects and addresses that cannot be read lead to the gallery.
 */
export function wayBack(from: string | null, event: string): string {
  const gallery = `/events/${event}`;
  const url = from ? URL.parse(from) : null;
  if (!url || (url.pathname !== gallery && !url.pathname.startsWith(`${gallery}/`))) return gallery;
  for (const name of USED_UP) url.searchParams.delete(name);
  return `${url.pathname}${url.search}`;
}
