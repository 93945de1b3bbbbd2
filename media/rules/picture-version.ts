const MARKED = /^.{12}([0-9a-f]{8})$/;

/**
 * The name of one rendering: a token of its own, and the rendition key of its large pictures, which is the project's
 * watermark, size and care (null: the usual size and care, no watermark).
 */
export function versionOf(token: string, mark: string | null): string {
  return token + (mark ?? '');
}

/** The rendition key of a version's large pictures; null for the usual. */
export function markOf(version: string): string | null {
  return MARKED.exec(version)?.[1] ?? null;
}
