import type { IncomingMessage } from 'node:http';

/** What the account can look at its projects as. */
export const VIEW_AS = ['guest', 'proofing'] as const;
export type ViewAs = (typeof VIEW_AS)[number];

const PLACES = /^\/(events|galleries|products)\//;

const known = (words: string | null): ViewAs | null => VIEW_AS.find((as) => as === words) ?? null;

/** The address of the page that asks, if it is a project's. */
function pageOf(request: IncomingMessage): URL | null {
  const from = URL.parse(request.headers.referer ?? '');
  return from && PLACES.test(from.pathname) ? from : null;
}

/**
 * What somebody of the account wants to look as: said by the page's address (`?as=`), and for what that page fetches by
 * the page it is fetched from. Only for looking: what is done there is done by themselves. It never gives rights, it
 * only takes them away, so it may come from outside.
 */
export function viewAs(request: IncomingMessage, url: URL): ViewAs | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (!PLACES.test(url.pathname) || url.pathname.includes('/downloads')) return null;
  return known(url.searchParams.get('as')) ?? known(pageOf(request)?.searchParams.get('as') ?? null);
}
