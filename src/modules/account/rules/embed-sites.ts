/** Maximum number of sites that may embed one brand's galleries. */
export const EMBED_SITES_MAX = 10;
/** Maximum length of all of them together. */
export const EMBED_TEXT_MAX = 1000;

/** Returns the origin of a site as people type it, over https; null if it is none. The result cannot end a header. */
function originOf(typed: string): string | null {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  return /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/.test(url.hostname) ? url.origin : null;
}

/**
 * Returns the sites that may embed a brand's galleries, as unique origins in typed order. Null if one of them is not an
 * https site (a wildcard is none), or if there are too many.
 */
export function readEmbedSites(typed: string): string[] | null {
  const origins = typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(originOf);
  const sites = [...new Set(origins)];
  if (sites.includes(null) || sites.length > EMBED_SITES_MAX) return null;
  return sites as string[];
}

/**
 * Returns the allowed ancestors of a gallery for `frame-ancestors`: ourselves (the photographer's preview) and the
 * brand's sites.
 */
export function frameAncestors(stored: string | null): string[] {
  return ["'self'", ...(readEmbedSites(stored ?? '') ?? [])];
}
