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
