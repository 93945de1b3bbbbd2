/** Whose pictures the platform's own site has, in place of an account. */
export const PLATFORM_PICTURES = 'platform';

const ADDRESS =
  /^\/_site\/p\/([0-9a-f-]{36}|platform)\/([0-9a-f-]{36})\/([0-9a-f]{12})\/(\d{2,4}|card)\.(avif|webp|jpg)$/;

/** Where a site's picture is asked for, without width and format. `version` is the beginning of its bytes' hash. */
export const sitePictureBase = (owner: string, id: string, version: string): string =>
  `/_site/p/${owner}/${id}/${version}`;

/** Where a picture's file lies in storage; a prefix of the folder of all its files without `file`. */
export const sitePictureKey = (owner: string, id: string, version: string, file = ''): string =>
  `sites/${owner}/${id}/${version}/${file}`;

/** The parts of a picture's address, or null for what is none. */
export function readPictureAddress(path: string) {
  const found = ADDRESS.exec(path);
  if (!found) return null;
  const [, owner = '', id = '', version = '', name = '', format = 'jpg'] = found;
  return { owner, id, version, name, format: format as 'avif' | 'webp' | 'jpg' };
}
