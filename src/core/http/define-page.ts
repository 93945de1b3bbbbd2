import type { z } from 'zod';
import type { RequestContext } from '@/core/http/request-context';
import type { LayoutColor } from '@/core/wire';

/** What a page is loaded by: who asks, and the parsed address. */
export interface PageRequest<Params, Query> {
  context: RequestContext;
  /** GET or HEAD. */
  method: string;
  params: Params;
  query: Query;
  /** A form of this page that was refused: its mistakes, and what was typed. */
  form?: RefusedForm | undefined;
}

/** A form that comes back: lines by field, what was typed, and the code of the refusal. */
export interface RefusedForm {
  errors: Record<string, string[]>;
  values: Record<string, string>;
  refused: string;
}

/** What a page is drawn from: plain data, as its view's props. */
export interface DrawnAnswer {
  data: object;
  /** The page's title where it stands alone. */
  title: string;
  /** Colours of the project it stands in. */
  scheme?: LayoutColor;
  accent?: string | null;
  /** Stands in another site's frame, where these may show it: origins as a brand keeps them (`embed_sites`). */
  frames?: string | null;
  /** On a site: a line for search engines, which may find the page then. */
  description?: string;
}

/** The page; where to go instead of drawing (303); or null: whoever stands behind answers this address. */
export type PageAnswer = DrawnAnswer | { redirect: string } | null;

/** A page of a feature: what it is asked with, which permission it wants, what its view shows. */
export interface PageDefinition<Params = unknown, Query = unknown> {
  /** `sharing.share`: the key of its view in the feature's `ui/pages.ts`. */
  id: string;
  /**
   * Below `/events/:id/`, with two segments or more (`/events/:id/share`); elsewhere with some of its own; on a
   * photographer's site from its root.
   */
  path: string;
  /** The permission asked of whoever opens it; `load` checks it with `enter`. */
  auth: string;
  /** Whose hosts it stands on: photographers' sites alone, or theirs and the platform's; else the platform's alone. */
  on?: 'site' | 'both';
  /** On a site: the words of the way to it (a message by its whole name: `reviews.wall.link`), where it has one. */
  nav?: string;
  /** Fills the shared modal when it is followed inside a page, and answers alone to XMLHttpRequest. */
  fragment?: boolean;
  /** Draws nothing of its own: it leads on, or leaves the address to whoever stands behind. Such a page needs no view. */
  leadsOn?: true;
  /** It draws its form again where that was refused (an endpoint's `formPage` names it): `load` gets `form`. */
  form?: boolean;
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
  /** The project, for the way back to its gallery; empty where it belongs to none. */
  event: string;
  /** On a site: whose, and what search engines are told. */
  site?: SiteFacts;
}

/** What a site's pages are framed by. */
export interface SiteFacts {
  brand: string;
  /** Where the page stands, absolutely. */
  url: string;
  description: string | null;
  /** Drawn for another site's frame: nothing stands around it. */
  bare: boolean;
}

/** In place of the page: a code of the catalogue. */
export interface RefusedPage {
  refused: string;
  event: string;
}
