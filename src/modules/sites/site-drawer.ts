import type { Locale } from '@/core/i18n/locale';
import type { Site } from './site';

/** What a site is asked for. `site: null` is the platform's own. */
export interface SiteRequest {
  site: Site | null;
  /** Decoded, without a slash at its end: `/`, `/about`. */
  path: string;
  locale: Locale;
}

/** A page, ready to be kept and sent to everybody alike. */
export interface DrawnSite {
  status: number;
  type: string;
  body: string;
  /** Where it leads instead; then the body is empty. */
  location?: string;
  /** Content-Security-Policy of this page. */
  policy?: string;
}

/** A form of a site's page that was refused, with what was typed. */
export interface SiteForm {
  status: number;
  errors: Record<string, string[]>;
  values: Record<string, unknown>;
}

/** Draws the pages of sites: one feature does it for all of them. */
export interface SiteDrawer {
  /** The page of an address; null where the site has none there. */
  draw: (request: SiteRequest) => Promise<DrawnSite | null>;
  /** What is shown where nothing stands; null where the site has no such page (it was never published). */
  drawMissing: (request: SiteRequest) => Promise<DrawnSite | null>;
  /**
   * The page a form stands on (`path`: where the form was sent to), with its mistakes; for one person, never kept. Null
   * where no page of the site has such a form.
   */
  drawForm: (request: SiteRequest, form: SiteForm) => Promise<DrawnSite | null>;
  /** The paths of the platform's own site: only these are asked of it there. */
  platformPaths: () => Promise<ReadonlySet<string>>;
}
