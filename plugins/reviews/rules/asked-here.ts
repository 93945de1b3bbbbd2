/** Time into a visit after which the form opens by itself. */
export const POPUP_AFTER_MS = 60_000;

const key = (event: string) => `keepers.review-asked.${event}`;

/**
 * Whether the form has opened in this browser for this project before; true without storage, or it would open at each
 * visit. With `now` it stores that the form opens, and returns whether it could.
 */
export function wasAsked(event: string, now = false): boolean {
  try {
    if (now) localStorage.setItem(key(event), '1');
    return localStorage.getItem(key(event)) !== null;
  } catch {
    return !now;
  }
}
