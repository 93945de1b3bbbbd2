/** True for the file system's (or S3's) error with one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Object && codes.includes(String((error as { code?: unknown }).code));
}

/** True where a path, or one of its folders, does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR');
}
