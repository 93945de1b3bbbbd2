import type { AlbumView } from './wire';

/** The versions that are not as the album is now. Once it changed after it was read (`view`), none of them is marked. */
export function earlierVersions(
  view: Pick<AlbumView, 'versions' | 'revision'>,
  album: { state: string; revision: number },
): AlbumView['versions'] {
  const changed = album.state !== 'saved' || album.revision !== view.revision;
  return view.versions.filter(({ current }) => changed || !current);
}
