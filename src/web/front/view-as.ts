import type { IncomingMessage } from 'node:http';
import { wantsPage } from './answer-error';

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

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
const ofItsPage = (request: IncomingMessage) => known(pageOf(request)?.searchParams.get('as') ?? null);

/**
 * The role in which a person of the account previews a project: from the page's address (`?as=`), and for what that
 * page fetches from its referrer. `write`: a change that a preview's page sends, which is refused. Downloads are not
 * previewed. It never adds rights, only removes them, so it may come from outside.
 */
export function viewAs(request: IncomingMessage, url: URL): ViewAs | 'write' | null {
  if (url.pathname.includes('/downloads')) return null;
  if (!isRead(request)) return ofItsPage(request) ? 'write' : null;
  if (!PLACES.test(url.pathname)) return null;
  return known(url.searchParams.get('as')) ?? ofItsPage(request);
}

/**
 * The address of a page that a link in a preview leads to, with the preview's role: links do not contain it. Null where
 * the page is not followed from a preview, or already has a role.
 */
export function keepsAs(request: IncomingMessage, url: URL): string | null {
  if (!isRead(request) || !wantsPage(request)) return null;
  if (request.headers['x-requested-with'] || request.headers.rsc) return null;
  if (!PLACES.test(url.pathname) || url.pathname.includes('/downloads') || url.searchParams.has('as'))
    return null;
  const as = ofItsPage(request);
  if (!as) return null;
  const kept = new URL(url);
  kept.searchParams.set('as', as);
  return `${kept.pathname}${kept.search}`;
}
