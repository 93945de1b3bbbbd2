import type { Locale } from '@/core/i18n/locale';
import type { Site } from './site';

/** A request for a site's page. `site: null` is the platform's own. */
export interface SiteRequest {
  site: Site | null;
  /** Decoded, without a trailing slash: `/`, `/about`. */
  path: string;
  locale: Locale;
}

/** A page, ready to be cached and sent to all visitors alike. */
export interface DrawnSite {
  status: number;
  type: string;
  body: string;
  /** Target of a redirect; the body is empty. */
  location?: string;
  /** Content-Security-Policy of this page. */
  policy?: string;
}

/** A refused form of a site's page, with its input. */
export interface SiteForm {
  status: number;
  errors: Record<string, string[]>;
  values: Record<string, unknown>;
}

/** Renders the pages of sites: one feature does it for all of them. */
export interface SiteDrawer {
  /** Returns the page of an address; null if the site has none. */
  draw: (request: SiteRequest) => Promise<DrawnSite | null>;
  /** Returns the not-found page; null if the site was never published. */
  drawMissing: (request: SiteRequest) => Promise<DrawnSite | null>;
  /**
   * Returns the page that contains a form (`path`: where the form was sent), with its errors; for one visitor, never
   * cached. Null if no page of the site has such a form.
   */
  drawForm: (request: SiteRequest, form: SiteForm) => Promise<DrawnSite | null>;
  /** Returns the paths of the platform's own site: the front passes only these to it. */
  platformPaths: () => Promise<ReadonlySet<string>>;
}
