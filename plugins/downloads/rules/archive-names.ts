import { type photographs, texts } from '@plugins/kit/server';

interface Named {
  name: string;
  format: string | null;
  gallery_id: string;
  gallery_name: string;
}

const JPEG_NAME = /\.jpe?g$/i;

/** The name of a photograph's file: the camera's, with the ending of what is inside. */
export function fileName(photo: Pick<Named, 'name' | 'format'>, size: photographs.UploadResolution): string {
  const drawn = size !== 'original';
  return texts.safeFileName(
    drawn && !JPEG_NAME.test(photo.name) ? `${texts.stem(photo.name)}.jpg` : photo.name,
  );
}

/**
 * Names for a whole archive, in order: the camera's, numbered where two cameras chose the same. With several galleries
 * each has a folder of its own. The same list always gives the same names.
 */
export function archiveNames(
  photos: readonly Named[],
  size: photographs.UploadResolution,
  folders: boolean,
): string[] {
  const galleries = new Map<string, Named[]>();
  for (const photo of photos) {
    const key = folders ? photo.gallery_id : '';
    galleries.set(key, [...(galleries.get(key) ?? []), photo]);
  }
  const several = galleries.size > 1;
  const heads = texts.uniqueNames(
    [...galleries.values()].map(([first]) => (first?.gallery_name || 'photos').replace(/\./g, '_')),
  );
  const names = new Map<Named, string>();
  [...galleries.values()].forEach((inside, i) => {
    const unique = texts.uniqueNames(inside.map((photo) => fileName(photo, size)));
    inside.forEach((photo, at) => {
      names.set(photo, several ? `${heads[i]}/${unique[at]}` : (unique[at] as string));
    });
  });
  return photos.map((photo) => names.get(photo) as string);
}
