/** One in so many tiles of a `variable_size` gallery is doubled. */
const ONE_IN = 5;

/**
 * Whether a photograph is a doubled tile where the layout is `variable_size`: by its id alone (FNV-1a), so that it is at
 * every visit, for everybody, and whatever is added or taken away around it.
 */
export function isDoubled(mediaId: string): boolean {
  let hash = 0x811c9dc5;
  for (let i = 0; i < mediaId.length; i++) {
    hash ^= mediaId.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  // The last letters move the low bits only: fold the high ones in.
  return ((hash ^ (hash >>> 15)) >>> 0) % ONE_IN === 0;
}
