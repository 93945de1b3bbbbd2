/** Thrown for a key or prefix that could point outside the storage; always a bug of ours, never a person's mistake. */
export class InvalidStorageKey extends Error {
  override readonly name = 'InvalidStorageKey';

  constructor(key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
  }
}

// A segment never begins with a dot: that excludes `.` and `..`, and keeps dot names for our own temporary files.
const KEY = /^[a-zA-Z0-9_-][a-zA-Z0-9_.-]*(?:\/[a-zA-Z0-9_-][a-zA-Z0-9_.-]*)*$/;
const LONGEST_KEY = 900;
const LONGEST_SEGMENT = 200;

/** Returns `key` if it is valid; throws InvalidStorageKey otherwise. */
export function checkKey(key: string): string {
  const fits = key.length <= LONGEST_KEY && KEY.test(key);
  if (!fits || key.split('/').some((segment) => segment.length > LONGEST_SEGMENT))
    throw new InvalidStorageKey(key);
  return key;
}

/** Returns a prefix for listing: `''` (only where `all` is allowed) or a key followed by `/`. */
export function checkPrefix(prefix: string, all: 'all allowed' | 'never all'): string {
  if (prefix === '' && all === 'all allowed') return prefix;
  if (!prefix.endsWith('/')) throw new InvalidStorageKey(prefix);
  checkKey(prefix.slice(0, -1));
  return prefix;
}
