import type { z } from 'zod';
import type { RequestContext } from '@/core/http/request-context';
import type { TypePair } from '@/core/photo/gallery-design';
import type { LayoutColor } from '@/core/wire';

/** The input of a page's `load`: the request's person and the parsed address. */
export interface PageRequest<Params, Query> {
  context: RequestContext;
  /** GET or HEAD. */
  method: string;
  params: Params;
  query: Query;
  /** A form of this page that was refused: its mistakes, and the typed values. */
  form?: RefusedForm | undefined;
}

/** A refused form: messages by field, the typed values, and the error code. */
export interface RefusedForm {
  errors: Record<string, string[]>;
  values: Record<string, string>;
  refused: string;
}

/** What a page is rendered from: plain data, as its view's props. */
export interface DrawnAnswer {
  data: object;
  /** The page's title where it is opened alone. */
  title: string;
  /** Colors of its project. */
  scheme?: LayoutColor;
  accent?: string | null;
  /** Its project's pair of typefaces. */
  type?: TypePair;
  /** A fragment opened directly takes the width of the screen: it has columns of pictures. */
  wide?: boolean;
  /** May be shown in another site's frame: allowed origins as a brand stores them (`embed_sites`). */
  frames?: string | null;
  /** The project whose gallery its link leads back to, where the address names none. */
  project?: string;
  /** On a site: a line for search engines, which may then index the page. */
  description?: string;
}

/** The page; a redirect instead of rendering (303); or null: the next handler answers this address. */
export type PageAnswer = DrawnAnswer | { redirect: string } | null;

/** A page of a feature: its input, its permission, what its view shows. */
export interface PageDefinition<Params = unknown, Query = unknown> {
  /** `sharing.share`: the key of its view in the feature's `ui/pages.ts`. */
  id: string;
  /**
   * Below `/events/:id/`, with two segments or more (`/events/:id/share`); elsewhere with some of its own; on a
   * photographer's site from its root.
   */
  path: string;
  /** The visitor's permission; `load` checks it with `authorize`. */
  auth: string;
  /** The hosts it answers on: photographers' sites only, or theirs and the platform's; else the platform's only. */
  on?: 'site' | 'both';
  /** On a site: the text of its menu link (a message by its whole name: `reviews.wall.link`), where it has one. */
  nav?: string;
  /** Fills the shared modal when it is followed inside a page, and answers alone to XMLHttpRequest. */
  fragment?: boolean;
  /** An endpoint (`page: true`) answers the same address with data, to those who ask for JSON. */
  data?: true;
  /** Renders nothing of its own: it redirects, or leaves the address to the next handler. Such a page needs no view. */
  leadsOn?: true;
  /** It renders its form again where that was refused (an endpoint's `formPage` names it): `load` gets `form`. */
  form?: boolean;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  /** Loads the view's props; throws KeepersError as an endpoint does. */
  load: (request: PageRequest<Params, Query>) => Promise<PageAnswer>;
}

/** Types a page by its schemas; throws at start when it names no permission. */
export function definePage<P, Q>(page: PageDefinition<P, Q>): PageDefinition {
  if (!page.auth) throw new Error(`Page "${page.id}" has no permission: set auth`);
  return page as unknown as PageDefinition;
}

/** What the front passes to the route that renders a feature's page. */
export interface SentPage {
  page: string;
  data: object;
  title: string;
  fragment: boolean;
  wide?: boolean;
  scheme: LayoutColor;
  accent: string | null;
  type: TypePair;
  /** The project, for the link back to its gallery; empty where it belongs to none. */
  event: string;
  /** The role in which a person of the account previews the project. */
  as?: 'guest' | 'proofing';
  /** On a site: its account, and what search engines read. */
  site?: SiteFacts;
}

/** Facts for the frame of a site's pages. */
export interface SiteFacts {
  brand: string;
  /** The page's absolute address. */
  url: string;
  description: string | null;
  /** Rendered for another site's frame: without header and footer. */
  bare: boolean;
}

/** In place of the page: a code of the error table. */
export interface RefusedPage {
  refused: string;
  event: string;
  /** The studio's name; absent where the person may not know the project. */
  brand?: string;
}
