import { pool } from '@plugins/kit/server/database';
import { guestLinkOf, qrOf } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { TRASH_DAYS } from '@plugins/kit/server/rules';
import { countParts, listBoard, nameOfGallery } from '../queries';
import { BOARD_PAGE } from '../rules/limits';
import type { GuestBoard, Part } from '../rules/wire';

/** Reads a page of the photographs that guests added to a project, for the studio. */
export async function readBoard(
  { event, viewer }: Authorized,
  { part, page }: { part: Part; page: number },
): Promise<GuestBoard> {
  const [counts, rows, gallery] = await Promise.all([
    countParts(pool(), { event: event.id, days: TRASH_DAYS }),
    listBoard(pool(), { event: event.id, part, page, days: TRASH_DAYS }),
    event.guest_gallery_id ? nameOfGallery(pool(), event.guest_gallery_id) : null,
  ]);
  const link = `${guestLinkOf(event)}&add=photos`;
  const token = pictureToken(event.id, viewer);
  return {
    gallery,
    link,
    qr: await qrOf(link),
    project: event.name,
    studio: event.brand_name,
    counts,
    photos: rows.map(({ media, version, at, width, height, ...row }) => ({
      ...row,
      media,
      at: at.toISOString(),
      large: version ? pictureAddress(event.id, media, version, 'medium', token) : null,
      src: version ? pictureAddress(event.id, media, version, 's600', token) : null,
      width: width ?? 0,
      height: height ?? 0,
    })),
    page,
    pages: Math.max(1, Math.ceil(counts[part] / BOARD_PAGE)),
  };
}
