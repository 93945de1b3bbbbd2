import type { MediaRow } from '@media/lists/queries/lists';
import { pictureAddress } from '@media/pictures/address';
import { GALLERY_PAGE_SIZE } from '@/core/constants';
import { densitySrcset } from '@/core/photo/photo-sizes';
import type { GalleryList, MediaView } from '@/core/wire';
import type { DownloadRights } from './download-rights';

/** Returns a photograph for the wire; `token` signs its addresses for one person. */
export function presentMedia(row: MediaRow, token: string, rights?: DownloadRights): MediaView {
  const at = (size: 's300' | 's600' | 'medium' | 'big') =>
    row.version ? pictureAddress(row.event_id, row.id, row.version, size, token) : '';
  const shown = row.state === 'ready';
  const thumbs = shown || row.thumbnails_ready;
  return {
    id: row.id,
    name: row.name,
    big: shown ? at('big') : '',
    medium: shown ? at('medium') : '',
    urlS: thumbs ? at('s300') : '',
    width: row.width ?? 0,
    height: row.height ?? 0,
    download_url: shown ? (rights?.linkOf(row.id) ?? null) : null,
    hidden: row.hidden,
    ...(row.account && { account: row.account }),
    state: row.state,
    thumbhash: row.thumbhash,
    srcset: thumbs ? densitySrcset(at('s300'), at('s600')) : '',
    ...(typeof row.focal_x === 'number' &&
      typeof row.focal_y === 'number' && { focal: { x: row.focal_x, y: row.focal_y } }),
  };
}

/** Returns a page of photographs with the positions of the whole list. */
export function presentList(
  head: { id: string; name: string },
  found: { ids: string[]; medias: MediaRow[] },
  page: number | null,
  token: string,
  rights?: DownloadRights,
): GalleryList {
  const medias_keys: Record<string, number> = {};
  found.ids.forEach((id, position) => {
    medias_keys[id] = position;
  });
  return {
    id: head.id,
    name: head.name,
    page: page ?? 1,
    pages: page === null ? 1 : Math.max(1, Math.ceil(found.ids.length / GALLERY_PAGE_SIZE)),
    total: found.ids.length,
    medias: found.medias.map((row) => presentMedia(row, token, rights)),
    medias_keys,
  };
}
