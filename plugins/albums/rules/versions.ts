import type { AlbumView } from './wire';

/** Returns the day of a moment in words: here, or in a time zone. */
export const dayOf = (at: string, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(new Date(at));

/** Whether an album (`view`: as it was read) is no longer as its last proof; what is not saved yet is a change. */
export function changedSince(
  view: Pick<AlbumView, 'round' | 'revision' | 'changed'>,
  album: { state: string; revision: number; changed: boolean },
): boolean {
  if (view.round === 0) return false;
  if (album.state !== 'saved') return true;
  return album.revision > view.revision ? album.changed : view.changed;
}

/** The versions that are not as the album is now. Once it changed after it was read (`view`), none of them is marked. */
export function earlierVersions(
  view: Pick<AlbumView, 'versions' | 'revision'>,
  album: { state: string; revision: number },
): AlbumView['versions'] {
  const changed = album.state !== 'saved' || album.revision !== view.revision;
  return view.versions.filter(({ current }) => changed || !current);
}
