import { findCover, listGalleries } from '@media/lists/queries/lists';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { AccountNotice } from '@/core/access/account-notice';
import { UNFOLDED_COOKIE } from '@/core/constants';
import { isKeepersError } from '@/core/errors/errors';
import { parseCookies } from '@/core/http/cookies';
import type { EventView, GalleryList } from '@/core/wire';
import { isId } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/project-repo';
import { type ClosedPageFacts, closedPage } from '@/modules/entry/operations/closed-page';
import { listGallery } from '@/modules/project/operations/list-gallery';
import { downloadRights } from '@/modules/project/presenters/download-rights';
import { presentEvent } from '@/modules/project/presenters/event';
import { inDesign } from '@/modules/project/rules/design-preview';
import { landingGallery } from '@/ui/gallery/shown-galleries';
import { enterPage } from './hand-over';
import { type Flash, readFlash } from './load-form-page';
import { loadOwn } from './load-own-account';

/** Props of the gallery page. */
export type GalleryPage =
  | {
      kind: 'gallery';
      event: EventView;
      list: GalleryList;
      /** False where this person wants every photograph of a stack to be shown by itself. */
      folded: boolean;
      csrf: string;
      flash: Flash | null;
      /** A person of the account previews another role. */
      preview: boolean;
      /** A notice about the signed-in person's own account. */
      own: { notice: AccountNotice | null; email: string } | null;
    }
  | NotOpen;

/** Shown instead of a project's page to a person who may not see it. */
export type NotOpen = ({ kind: 'closed' } & ClosedPageFacts) | { kind: 'entry' };

const findProject = cache(async (id: string) => (isId(id) ? findEvent(id) : null));

/** Maps a refusal to the closed project's page or the entry page. Rethrows other errors. */
export async function closedOrEntry(error: unknown, id: string): Promise<NotOpen> {
  if (!isKeepersError(error)) throw error;
  if (error.code !== 'PROJECT_EXPIRED' && error.code !== 'PROJECT_NOT_OPEN') return { kind: 'entry' };
  const event = await findProject(id);
  if (!event) return { kind: 'entry' };
  return { kind: 'closed', ...(await closedPage(event, error.code)) };
}

/** Loads a project's gallery for the request's person. `search`: gallery, page, filter, product, design. */
export async function loadGalleryPage(query: {
  id: string;
  search: Record<string, string | undefined>;
}): Promise<GalleryPage> {
  const all = await headers();
  try {
    const { event: stored, viewer } = await enterPage(all, query.id, 'gallery.read');
    const event = inDesign(stored, viewer.role, query.search.design);
    const [galleries, cover, rights, own] = await Promise.all([
      listGalleries(event.id, viewer.role),
      findCover(event.id, event.cover_id, viewer.role),
      downloadRights(event, viewer),
      loadOwn(),
    ]);
    const view = presentEvent(event, viewer, galleries, cover, rights);
    const asked =
      galleries.find(({ id }) => id === query.search.gallery) ?? landingGallery({ ...view, galleries });
    const list = await listGallery(event, viewer, asked ?? null, query.search);
    return {
      kind: 'gallery',
      event: view,
      list,
      folded: !(query.search.unfolded || parseCookies(all.get('cookie')).has(UNFOLDED_COOKIE)),
      csrf: all.get('x-keepers-csrf') ?? '',
      flash: await readFlash(),
      preview: viewer.preview === true,
      own: own && { notice: own.notice, email: own.email },
    };
  } catch (error) {
    return closedOrEntry(error, query.id);
  }
}
