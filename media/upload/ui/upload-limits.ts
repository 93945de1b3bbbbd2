/** The largest file the server accepts, in bytes; the server decides, this only saves the upload. */
export const MAX_UPLOAD_BYTES = 500 * 1024 * 1024;
/** The address of uploads. */
export const TUS_ENDPOINT = '/api/uploads';
/** Files sent at a time. */
export const AT_ONCE = 4;
/** Pauses between retries, ms: together they outlast a restart of the server. */
export const RETRY_DELAYS = [500, 1000, 2000, 3000, 5000, 5000, 8000, 8000, 10_000, 15_000, 20_000, 30_000];

/** The page's CSRF token. */
export function csrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
}
