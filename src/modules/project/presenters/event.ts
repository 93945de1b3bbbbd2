import type { GalleryListed, MediaRow } from '@media/lists/queries/lists';
import { pictureToken } from '@media/pictures/address';
import { mayContribute } from '@media/upload/guest-uploads';
import { isStaff } from '@/core/access/roles';
import type { EventView } from '@/core/wire';
import { keyOf, mayIntroduce } from '@/modules/access/grants/person';
import type { Viewer } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';
import { addressOf } from '@/modules/access/share-link';
import { allow } from '@/modules/access/table';
import { downloadableOf } from '@/modules/picks/rules/download';
import type { DownloadRights } from './download-rights';
import { presentMedia } from './media';

/** Returns a project for the wire, with this person's rights; the code only for the account. */
export function presentEvent(
  event: EventRow,
  viewer: Viewer,
  galleries: GalleryListed[],
  cover: MediaRow | null,
  {
    rights,
    sells = false,
    parts = {},
  }: { rights?: DownloadRights; sells?: boolean; parts?: Record<string, object> } = {},
): EventView & { code?: string } {
  const may = (permission: string) => allow(viewer.role, permission) !== 'none';
  const selecting = event.selection_mode && may('selection.set');
  const live = !event.paused || isStaff(viewer.role);
  const token = pictureToken(event.id, viewer);
  return {
    id: event.id,
    unique_id: event.unique_id,
    name: event.name,
    selection_mode: event.selection_mode,
    selection_done: event.printselectiondone,
    sharing: event.allow_sharing,
    downloads: downloadableOf(event) !== 'nothing',
    layout: event.layout,
    layout_color: event.layout_color,
    cover_style: event.cover_style,
    type_pair: event.type_pair,
    spacing: event.spacing,
    cover_logo: event.cover_logo,
    galleries: galleries.map(({ id, name, count, cover: chosen }) => ({
      id,
      name,
      count,
      ...(chosen && { cover: presentMedia(chosen, token) }),
    })),
    products_url: selecting ? `/events/${event.id}/products` : null,
    can: {
      select: live && selecting && !event.printselectiondone,
      mark: live && may('selection.mark'),
      rate: live && may('selection.mark') && (event.allow_stars || isStaff(viewer.role)),
      hide: live && may('media.hide'),
      complete: live && selecting && !event.printselectiondone && may('selection.complete'),
      share: event.allow_sharing && may('share.create'),
      download: rights?.now ?? false,
      review: live && may('review.create'),
      manage: isStaff(viewer.role),
    },
    date: event.date,
    location: event.location,
    cover: cover ? presentMedia(cover, token) : null,
    icon: `/events/${event.id}/icon/180.png?k=${token}`,
    brand: {
      name: event.brand_name,
      logo: event.brand_logo ? `/events/${event.id}/logo.png?v=${event.brand_logo}` : null,
      accent: event.brand_accent,
      contact: event.brand_contact,
      ...(event.brand_website && { website: `https://${event.brand_website}` }),
      ...(event.brand_page && { page: event.brand_page }),
    },
    person: {
      ...{ role: viewer.role, name: viewer.name, key: keyOf(event.id, viewer) },
      ...(live && mayIntroduce(viewer) ? { introduce: 'later' as const } : {}),
      ...(viewer.user ? { account: true as const } : {}),
      ...(viewer.grant?.last_day ? { until: viewer.grant.last_day } : {}),
    },
    url: addressOf(event),
    public: event.available_public,
    ...(live && event.guest_gallery_id && mayContribute(event, viewer.role)
      ? { guest_gallery: event.guest_gallery_id }
      : {}),
    ...(sells ? { shop: true as const } : {}),
    ...(Object.keys(parts).length > 0 ? { parts } : {}),
    ...(live ? {} : { paused: true as const }),
    ...(isStaff(viewer.role) ? { code: event.code } : {}),
  };
}
