/** Bounds of a tile's shape: beyond them a photograph is cropped in the grid only. */
const NARROWEST = 0.45;
const WIDEST = 4;

/** Width / height of a tile; 3:2 while the photograph's size is unknown. */
export function tileRatio({ width, height }: { width: number; height: number }): number {
  if (!(width > 0 && height > 0)) return 1.5;
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width / height)) * 1000) / 1000;
}

/** One in so many tiles of a `variable_size` gallery is doubled. */
const ONE_IN = 5;

/**
 * Whether a photograph is a doubled tile where the layout is `variable_size`: by its id alone (FNV-1a), so that it is
 * the same at every visit, for everybody, and whatever is added or removed around it.
 */
export function isDoubled(mediaId: string): boolean {
  let hash = 0x811c9dc5;
  for (let i = 0; i < mediaId.length; i++) {
    hash ^= mediaId.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  // The last letters change the low bits only: mix the high ones in.
  return ((hash ^ (hash >>> 15)) >>> 0) % ONE_IN === 0;
}
