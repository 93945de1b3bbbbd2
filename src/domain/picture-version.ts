const MARKED = /^.{12}([0-9a-f]{8})$/;

/** The name of one drawing: a token of its own, and the watermark its large pictures carry (null: none). */
export function versionOf(token: string, mark: string | null): string {
  return token + (mark ?? '');
}

/** Which watermark the large pictures of a version carry; null where none. */
export function markOf(version: string): string | null {
  return MARKED.exec(version)?.[1] ?? null;
}
