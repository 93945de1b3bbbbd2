import type { Session, SignedIn } from '@/core/access/person';
import type { Locale } from '@/core/i18n/locale';
import type { RequestHeaders } from './request-headers';

/** What is known of a request's sender: read from its headers once, looked up in the database on first use. */
export interface RequestContext {
  readonly headers: RequestHeaders;
  readonly cookies: Map<string, string>;
  readonly locale: Locale;
  readonly sessionId: string | undefined;
  /** What wrong tries are counted by beside the address: all browsers without cookies share one. */
  readonly trySession: string;
  /** The role in which staff preview a project; `write`: a change from such a preview, to be refused; or null. */
  readonly as: 'guest' | 'proofing' | 'write' | null;
  /** The account whose site's host was requested; null on the platform's. */
  readonly site: string | null;
  /** Origin for addresses that this browser returns to: the requested host of a site, else the platform's. */
  readonly origin: string;
  /** The client's address, seen through as many proxies as the settings say. */
  readonly address: string;
  /** The signed-in person and their session, or null. */
  session(): Promise<Session | null>;
  user(): Promise<SignedIn | null>;
}
