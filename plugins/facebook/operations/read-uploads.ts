import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { listPages } from '../queries/pages';
import { listAlbums, listChoices, listGalleries } from '../queries/uploads';
import { missing } from '../rules/scopes';
import type { AlbumView, UploadView } from '../wire';
import { connected } from './pages';
import { MOST } from './start-upload';

/** Returns a project's albums on pages, with their progress. */
export async function readAlbums({ event }: Pick<Authorized, 'event'>): Promise<AlbumView[]> {
  return (await listAlbums(pool(), event.id)).map(({ album, ...row }) => ({
    ...row,
    address: album && `https://www.facebook.com/media/set/?set=a.${encodeURIComponent(album)}`,
  }));
}

/** Returns what the project's tab shows: pages, albums, and photographs to choose from. */
export async function readUploads({ event, viewer }: Authorized): Promise<UploadView> {
  const account = event.account_id;
  const token = pictureToken(event.id, viewer);
  const [connection, pages, albums, galleries, photos] = await Promise.all([
    connected(account),
    listPages(pool(), account),
    readAlbums({ event }),
    listGalleries(pool(), event.id),
    listChoices(pool(), event.id),
  ]);
  return {
    owns: viewer.role === 'owner',
    project: event.name,
    connected: connection !== null,
    ready: connection !== null && missing('photos', connection.scopes).length === 0,
    pages: pages.map(({ page, name }) => ({ id: page, name })),
    albums,
    galleries,
    photos: photos.map(({ version, ...photo }) => ({
      ...photo,
      small: pictureAddress(event.id, photo.id, version, 's300', token),
    })),
    most: MOST,
  };
}
