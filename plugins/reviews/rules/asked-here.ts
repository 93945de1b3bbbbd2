/** A visit is so old before the form opens by itself. */
export const POPUP_AFTER_MS = 60_000;

const key = (event: string) => `keepers.review-asked.${event}`;

/**
 * Whether this browser was asked about this project before; with `now` it is from here on, and the answer is whether that
 * could be kept. Where nothing can be kept nobody is asked, or they would be at each visit.
 */
export function wasAsked(event: string, now = false): boolean {
  try {
    if (now) localStorage.setItem(key(event), '1');
    return localStorage.getItem(key(event)) !== null;
  } catch {
    return !now;
  }
}
