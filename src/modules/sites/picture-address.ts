/** Owner of the platform's own pictures, in place of an account's id. */
export const PLATFORM_PICTURES = 'platform';

const ADDRESS =
  /^\/_site\/p\/([0-9a-f-]{36}|platform)\/([0-9a-f-]{36})\/([0-9a-f]{12})\/(\d{2,4}|card)\.(avif|webp|jpg)$/;

/** Returns the address of a site's picture, without width and format. `version` is the beginning of its bytes' hash. */
export const sitePictureBase = (owner: string, id: string, version: string): string =>
  `/_site/p/${owner}/${id}/${version}`;

/** Returns the storage key of a picture's file; without `file` the prefix of all its files. */
export const sitePictureKey = (owner: string, id: string, version: string, file = ''): string =>
  `sites/${owner}/${id}/${version}/${file}`;

/** Parses a picture's address; null if it is none. */
export function readPictureAddress(path: string) {
  const found = ADDRESS.exec(path);
  if (!found) return null;
  const [, owner = '', id = '', version = '', name = '', format = 'jpg'] = found;
  return { owner, id, version, name, format: format as 'avif' | 'webp' | 'jpg' };
}
