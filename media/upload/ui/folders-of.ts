import type { FoundFile } from './upload-types';

/** The files of one folder. */
export interface Folder {
  /** Its whole path, which is unique. */
  path: string;
  /** Its last name. */
  name: string;
  files: FoundFile[];
}

/** The folders of a drop that contain files themselves, in their order; loose files are the folder ``. */
export function foldersOf(found: readonly FoundFile[]): Folder[] {
  const folders = new Map<string, Folder>();
  for (const one of found) {
    const parts = one.path.split('/').slice(0, -1);
    const path = parts.join('/');
    const folder = folders.get(path) ?? { path, name: parts.at(-1) ?? '', files: [] };
    folder.files.push(one);
    folders.set(path, folder);
  }
  return [...folders.values()];
}

const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The gallery a folder is named after, if there is one. */
export const galleryNamed = <G extends { id: string; name: string }>(
  name: string,
  galleries: readonly G[],
): G | undefined => galleries.find((gallery) => plain(gallery.name) === plain(name));
