import type { IncomingMessage } from 'node:http';

/** Roles in which the account can preview its projects. */
export const VIEW_AS = ['guest', 'proofing'] as const;
export type ViewAs = (typeof VIEW_AS)[number];

const PLACES = /^\/(events|galleries|products)\//;

const known = (words: string | null): ViewAs | null => VIEW_AS.find((as) => as === words) ?? null;

/** The address of the requesting page, if it is a project's. */
function pageOf(request: IncomingMessage): URL | null {
  const from = URL.parse(request.headers.referer ?? '');
  return from && PLACES.test(from.pathname) ? from : null;
}

/**
 * The role in which a person of the account previews a project: from the page's address (`?as=`), and for what that
 * page fetches from its referrer. Only for reading: writes are done as the person. It never adds rights, only removes
 * them, so it may come from outside.
 */
export function viewAs(request: IncomingMessage, url: URL): ViewAs | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (!PLACES.test(url.pathname) || url.pathname.includes('/downloads')) return null;
  return known(url.searchParams.get('as')) ?? known(pageOf(request)?.searchParams.get('as') ?? null);
}
