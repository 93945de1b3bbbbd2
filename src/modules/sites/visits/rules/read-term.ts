/** Search engines that may send what was searched for, by a label of their host. */
const ENGINES = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|qwant|startpage)\./;
const MOST_LETTERS = 80;
/** Terms with an address or a number of a person are not stored. */
const PERSONAL = /@|\d{5}/;

/**
 * Returns what a visitor searched for: from the search engine's address, which few send, or from the link's `utm_term`,
 * which advertisements have. Null if it is unknown, or may be about a person.
 */
export function readTerm(referer: string | undefined, search: string): string | null {
  const from = referer ? URL.parse(referer) : null;
  const searched =
    from && ENGINES.test(from.hostname)
      ? (from.searchParams.get('q') ?? from.searchParams.get('p') ?? from.searchParams.get('text'))
      : null;
  const term = (searched ?? new URLSearchParams(search).get('utm_term') ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, MOST_LETTERS);
  return term === '' || PERSONAL.test(term) ? null : term;
}
