import { findCover, listGalleries } from '@media/lists/queries/lists';
import type { AccountNotice } from '@/core/access/account-notice';
import { UNFOLDED_COOKIE } from '@/core/constants';
import type { RequestContext } from '@/core/http/request-context';
import type { EventView, GalleryList } from '@/core/wire';
import type { Authorized } from '@/modules/access/grants/viewer';
import { ownAccount } from '@/modules/identity/own-account';
import { listGallery } from '@/modules/project/operations/list-gallery';
import { downloadRights } from '@/modules/project/presenters/download-rights';
import { presentEvent } from '@/modules/project/presenters/event';
import { galleryParts } from '@/modules/project/presenters/gallery-parts';
import { sellsIn } from '@/modules/project/presenters/project-shop';
import { inDesign } from '@/modules/project/rules/design-preview';
import { landingGallery } from '@/ui/gallery/shown-galleries';
import type { Flash } from '@/ui/primitives/NoticeHost';
import { flashOf } from './flash';

/** Props of a gallery that is open to this person. */
export interface OpenGallery {
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

/** The parameters of a gallery's address, one value for each name: gallery, page, filter, product, design. */
export type GallerySearch = Record<string, string | undefined>;

/** Reads everything a gallery's page shows to an authorized person; `csrf` is the token of their session. */
export async function readGalleryPage(
  context: RequestContext,
  { event: stored, viewer }: Authorized,
  { search, csrf }: { search: GallerySearch; csrf: string },
): Promise<OpenGallery> {
  const event = inDesign(stored, viewer, search.design);
  const [galleries, cover, rights, session, sells, parts] = await Promise.all([
    listGalleries(event.id, viewer.role),
    findCover(event.id, viewer.role),
    downloadRights(event, viewer),
    context.session(),
    sellsIn(event),
    galleryParts(event, viewer),
  ]);
  const view = presentEvent(event, viewer, galleries, cover, { rights, sells, parts });
  const asked = galleries.find(({ id }) => id === search.gallery) ?? landingGallery({ ...view, galleries });
  const [list, own] = await Promise.all([
    listGallery(event, viewer, asked ?? null, search),
    session && ownAccount(session.user.id),
  ]);
  return {
    kind: 'gallery',
    event: view,
    list,
    folded: !(search.unfolded || context.cookies.has(UNFOLDED_COOKIE)),
    csrf,
    flash: flashOf(context.cookies),
    preview: viewer.preview === true,
    // Without a mail server a client can do nothing about an unconfirmed address; the studio's admin says it.
    own: own && { notice: own.notice === 'no_mail_server' ? null : own.notice, email: own.email },
  };
}
