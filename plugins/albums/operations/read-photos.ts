import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { countAlbumPhotos, listAlbumPhotos, type PhotoRow } from '../queries/photos';
import type { AlbumPhoto } from '../rules/document';
import { pickedPhoto } from '../rules/weigh';
import type { EditorPhoto, PhotosPage } from '../rules/wire';

const focalOf = ({ focal_x: x, focal_y: y }: PhotoRow): AlbumPhoto['focal'] =>
  x === null || y === null ? null : { x, y };

/** A photograph as the rules of albums need it. */
export const albumPhoto = (row: PhotoRow): AlbumPhoto & PhotoRow => ({ ...row, focal: focalOf(row) });

/** Returns the photographs of an album and the picks beside it, with addresses of their pictures for this person. */
export async function readPhotos(entered: Authorized, ids: readonly string[]): Promise<EditorPhoto[]> {
  return presented(entered, await listAlbumPhotos(pool(), { event: entered.event.id, product: null, ids }));
}

/** Returns a page (from 1) of all photographs of a project, for an album that is made without picks. */
export async function readAllPhotos(entered: Authorized, page: number): Promise<PhotosPage> {
  const { id: event } = entered.event;
  const [rows, total] = await Promise.all([
    listAlbumPhotos(pool(), { event, product: null, ids: [], shown: { gallery: null, page } }),
    countAlbumPhotos(pool(), event),
  ]);
  return { photos: presented(entered, rows), total };
}

function presented({ event, viewer }: Authorized, rows: readonly PhotoRow[]): EditorPhoto[] {
  const token = pictureToken(event.id, viewer);
  return rows.map((row) => {
    const { id, name, version, picked } = row;
    const address = (size: 's600' | 'big') =>
      version ? pictureAddress(event.id, id, version, size, token) : '';
    return { ...pickedPhoto(albumPhoto(row)), name, picked, src: address('s600'), large: address('big') };
  });
}
