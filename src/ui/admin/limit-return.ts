const KEY = 'keepers:limit-return';

/** Notes the screen on which the plan had no room, to come back to once it has. */
export function noteReturn(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search);
  } catch {
    // Without storage there is no way back but the browser's own.
  }
}

/** Returns the noted screen of the admin; null if there is none. */
export function readReturn(): string | null {
  try {
    const noted = sessionStorage.getItem(KEY);
    return noted?.startsWith('/admin/') ? noted : null;
  } catch {
    return null;
  }
}

/** Forgets the noted screen. */
export function forgetReturn(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was noted.
  }
}
