const MARKED = /^.{12}([0-9a-f]{8})$/;

/**
 * The name of one drawing: a token of its own, and the mark of what its large pictures are drawn by, which is the
 * project's watermark, size and care (null: the usual size and care, no watermark).
 */
export function versionOf(token: string, mark: string | null): string {
  return token + (mark ?? '');
}

/** The mark the large pictures of a version were drawn by; null for the usual. */
export function markOf(version: string): string | null {
  return MARKED.exec(version)?.[1] ?? null;
}
