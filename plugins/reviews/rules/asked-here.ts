/** Time into a visit after which the form opens by itself. */
export const POPUP_AFTER_MS = 60_000;

const key = (event: string) => `keepers.review-asked.${event}`;

/**
 * Whether this browser was asked about this project before; without storage always true, or the form would open at
 * each visit. With `now` it stores that it is asked, and returns whether it could.
 */
export function wasAsked(event: string, now = false): boolean {
  try {
    if (now) localStorage.setItem(key(event), '1');
    return localStorage.getItem(key(event)) !== null;
  } catch {
    return !now;
  }
}
