import type { UploadResolution } from '@plugins/kit/server/internal';
import { safeFileName, stem, uniqueNames } from '@plugins/kit/server/texts';

interface Named {
  name: string;
  format: string | null;
  gallery_id: string;
  gallery_name: string;
}

/** File extensions by format; the first replaces another extension. */
const ENDINGS: Record<string, readonly string[]> = {
  jpeg: ['.jpg', '.jpeg', '.jpe', '.jfif'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
  tiff: ['.tif', '.tiff'],
  gif: ['.gif'],
  heic: ['.heic', '.heif', '.hif'],
};
const PICTURES = new Set(Object.values(ENDINGS).flat());

/**
 * Returns a photograph's file name: the camera's, with the extension of the actual format. Another picture format's
 * extension is replaced; anything else stays part of the name, so that no system opens a photograph as a program:
 * `a.jpg.exe` → `a.jpg.exe.jpg`.
 */
export function fileName(photo: Pick<Named, 'name' | 'format'>, size: UploadResolution): string {
  const format = size === 'original' ? (photo.format ?? 'jpeg') : 'jpeg';
  const own = ENDINGS[format] ?? ['.jpg'];
  const name = photo.name.trim();
  const ending = name.slice(stem(name).length).toLowerCase();
  if (own.includes(ending)) return safeFileName(name);
  return safeFileName(`${PICTURES.has(ending) ? stem(name) : name}${own[0]}`);
}

/**
 * Returns the names of a whole archive, in order: the camera's, numbered where two are equal. With several galleries
 * each has its own folder. The same list always gives the same names.
 */
export function archiveNames(photos: readonly Named[], size: UploadResolution, folders: boolean): string[] {
  const galleries = new Map<string, Named[]>();
  for (const photo of photos) {
    const key = folders ? photo.gallery_id : '';
    galleries.set(key, [...(galleries.get(key) ?? []), photo]);
  }
  const several = galleries.size > 1;
  const heads = uniqueNames(
    [...galleries.values()].map(([first]) => (first?.gallery_name || 'photos').replace(/\./g, '_')),
  );
  const names = new Map<Named, string>();
  [...galleries.values()].forEach((inside, i) => {
    const unique = uniqueNames(inside.map((photo) => fileName(photo, size)));
    inside.forEach((photo, at) => {
      names.set(photo, several ? `${heads[i]}/${unique[at]}` : (unique[at] as string));
    });
  });
  return photos.map((photo) => names.get(photo) as string);
}
