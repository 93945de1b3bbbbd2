import { storage } from './files';

/** Calls `use` with local files of these keys, all at once. Throws where one does not exist. */
export async function withLocalFiles<T>(
  keys: readonly string[],
  use: (paths: string[]) => Promise<T>,
): Promise<T> {
  const [first, ...rest] = keys;
  if (first === undefined) return use([]);
  return storage().withLocalFile(first, (path) => withLocalFiles(rest, (paths) => use([path, ...paths])));
}
