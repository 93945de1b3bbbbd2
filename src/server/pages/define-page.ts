import type { z } from 'zod';
import type { LayoutColor } from '@/domain/wire';
import type { RequestContext } from '@/server/http/request-context';

export interface PageRequest<Params, Query> {
  context: RequestContext;
  /** GET or HEAD. */
  method: string;
  params: Params;
  query: Query;
}

/** What a page is drawn from: plain data, as its view's props. */
export interface DrawnAnswer {
  data: object;
  /** The page's title where it stands alone. */
  title: string;
  /** Colours of the project it stands in. */
  scheme?: LayoutColor;
  accent?: string | null;
}

/** The page; where to go instead of drawing (303); or null: whoever stands behind answers this address. */
export type PageAnswer = DrawnAnswer | { redirect: string } | null;

/** A page of a feature: what it is asked with, which permission it wants, what its view shows. */
export interface PageDefinition<Params = unknown, Query = unknown> {
  /** `sharing.share`: the key of its view in the feature's `ui/pages.ts`. */
  id: string;
  /** Below `/events/:id/`, with two segments or more: `/events/:id/share`. */
  path: string;
  /** The permission asked of whoever opens it; `load` checks it with `enter`. */
  auth: string;
  /** Fills the shared modal when it is followed inside a page, and answers alone to XMLHttpRequest. */
  fragment?: boolean;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  /** Loads what the view shows; throws KeepersError as an endpoint does. */
  load: (request: PageRequest<Params, Query>) => Promise<PageAnswer>;
}

/** Types a page by its schemas; throws at start when it names no permission. */
export function definePage<P, Q>(page: PageDefinition<P, Q>): PageDefinition {
  if (!page.auth) throw new Error(`Page "${page.id}" names no permission: say auth`);
  return page as unknown as PageDefinition;
}

/** What the front hands to the route that draws a feature's page. */
export interface SentPage {
  page: string;
  data: object;
  title: string;
  fragment: boolean;
  scheme: LayoutColor;
  accent: string | null;
  /** The project, for the way back to its gallery. */
  event: string;
}

/** In place of the page: a code of the catalogue. */
export interface RefusedPage {
  refused: string;
  event: string;
}
