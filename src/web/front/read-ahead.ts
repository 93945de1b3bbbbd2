import { pictureToken } from '@media/pictures/address';
import { isKeepersError } from '@/core/errors/errors';
import { csrfToken } from '@/core/http/csrf';
import type { RequestContext } from '@/core/http/request-context';
import { keyOf } from '@/modules/access/grants/person';
import { type Authorized, requirePermission } from '@/modules/access/grants/viewer';
import { type OpenGallery, readGalleryPage } from '@/web/pages/read-gallery-page';
import type { Exchange } from './create-front';
import { type PageSource, pageSource, placeholderFor } from './kept-pages';

/** A gallery's own page; its other pages are rendered for each request. */
const GALLERY = /^\/events\/[^/]+\/?$/;

/**
 * Reads a gallery's props before Next renders it, so that people who see the same get the same HTML: with placeholders
 * for what belongs to one person (form token, picture token, participant key). Null for answers that are not a whole
 * page, for a page with a form's message, and where the page refuses this person.
 */
export async function readAhead(
  exchange: Exchange,
  context: RequestContext,
  entered: Authorized,
): Promise<{ gallery: () => OpenGallery; source: PageSource } | null> {
  const { request, url, locale, sessionId, dev, site } = exchange;
  if (dev || request.method !== 'GET' || request.headers.rsc || !GALLERY.test(url.pathname)) return null;
  // A parameter that is given twice counts the first time.
  const search = Object.fromEntries([...url.searchParams].reverse());
  const csrf = csrfToken(sessionId);
  try {
    const { event, viewer } = requirePermission(entered, 'gallery.read');
    const gallery = await readGalleryPage(context, entered, { search, csrf });
    if (gallery.flash) return null;
    const own = { c: csrf, t: pictureToken(event.id, viewer), p: keyOf(event.id, viewer) };
    const placeholders = Object.entries(own).flatMap(([name, value]) =>
      value ? [placeholderFor(name, value)] : [],
    );
    const { props, ...source } = pageSource(
      JSON.stringify(gallery),
      // Pages of each host are kept apart: addresses in them are that host's.
      [locale, site ? url.host : '', url.pathname, url.search],
      placeholders,
    );
    return { gallery: () => JSON.parse(props) as OpenGallery, source };
  } catch (error) {
    if (isKeepersError(error)) return null;
    throw error;
  }
}
