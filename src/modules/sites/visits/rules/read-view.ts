/** What a request for a page says about its visitor. */
export interface ViewRequest {
  method: string | undefined;
  /** The host of the site, with its port. */
  host: string;
  referer: string | undefined;
  agent: string | undefined;
  /** `Sec-Purpose` or `Purpose`: a browser that loads a page before it is opened says `prefetch`. */
  purpose: string | undefined;
}

/**
 * Where the visitor came from: null if from another page of the site, an empty text if the browser does not say it,
 * else the name of the other host.
 */
export type VisitSource = string | null;

/** Programs that fetch pages: search engines, link previews, monitors, tools. Browsers call themselves Mozilla. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|monitor|curl|wget|python|java\/|go-http|node\b/i;
/** Prefixes by which one place has several hosts. */
const PREFIX = /^(www|m|l|lm|out)\./;
/** The name of the sources beyond those that are kept apart. */
export const OTHER_SOURCES = '*';
/** Days that the screen of visits shows. */
export const PERIOD_DAYS = 30;
/** Characters of a host that are stored. */
const MOST_LETTERS = 100;

/**
 * Returns the source of a view by a person; undefined for what is none: programs, pages loaded in advance, and requests
 * other than GET.
 */
export function readView({
  method,
  host,
  referer,
  agent = '',
  purpose,
}: ViewRequest): VisitSource | undefined {
  if (method !== 'GET' || purpose?.includes('prefetch')) return undefined;
  if (!agent.startsWith('Mozilla/') || PROGRAM.test(agent)) return undefined;
  if (!referer) return '';
  const from = URL.parse(referer);
  if (!from || !/^https?:$/.test(from.protocol)) return '';
  if (from.host === host) return null;
  return from.hostname.replace(PREFIX, '').slice(0, MOST_LETTERS);
}
