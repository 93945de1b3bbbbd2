/** Most sites one brand's galleries may be shown on. */
export const EMBED_SITES_MAX = 10;
/** Letters of all of them together. */
export const EMBED_TEXT_MAX = 1000;

/** The origin of a site as people type it, over https; null where it is none. Nothing of it can end a header. */
function originOf(typed: string): string | null {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  return /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/.test(url.hostname) ? url.origin : null;
}

/**
 * The sites that may show a brand's galleries in a frame, as origins in the order they were typed, each once. Null where
 * one of them is no site of https, or where they are too many: a wildcard is none.
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

/** What may frame a gallery, for `frame-ancestors`: ourselves (the photographer's preview) and the brand's sites. */
export function frameAncestors(stored: string | null): string[] {
  return ["'self'", ...(readEmbedSites(stored ?? '') ?? [])];
}
