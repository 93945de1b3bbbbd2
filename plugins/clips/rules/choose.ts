/** A photograph that may be in a clip, in the order of the day. */
export interface Candidate {
  id: string;
  /** 64 bits as hex; null where it was not measured. */
  likeness: string | null;
  sharpness: number | null;
  /** Picked or favorited by clients. */
  loved: boolean;
}

/** Bits in which two near-duplicates differ at most. */
const ALIKE = 12;
/** Photographs before one among which its near-duplicates are looked for. */
const BACK = 6;

const COUNTS = Array.from({ length: 16 }, (_, value) => [1, 2, 4, 8].filter((bit) => value & bit).length);

/** Returns in how many bits two hashes differ. */
export function distance(one: string, other: string): number {
  let bits = 0;
  for (let at = 0; at < 16; at++)
    bits += COUNTS[Number.parseInt(one[at] ?? '0', 16) ^ Number.parseInt(other[at] ?? '0', 16)] ?? 0;
  return bits;
}

const better = (one: Candidate, other: Candidate): boolean =>
  one.loved !== other.loved ? one.loved : (one.sharpness ?? 0) > (other.sharpness ?? 0);

/** Returns photographs without near-duplicates: of each group the one that clients love, else the sharpest. */
export function withoutDuplicates(photos: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const photo of photos) {
    const at = kept.findLastIndex(
      (one, place) =>
        place >= kept.length - BACK &&
        one.likeness !== null &&
        photo.likeness !== null &&
        one.likeness !== '' &&
        photo.likeness !== '' &&
        distance(one.likeness, photo.likeness) <= ALIKE,
    );
    if (at < 0) kept.push(photo);
    else if (better(photo, kept[at] as Candidate)) kept[at] = photo;
  }
  return kept;
}

/** Returns at most `count` of them, spread over the day: of each stretch the one that clients love, else the sharpest. */
export function spread(photos: readonly Candidate[], count: number): Candidate[] {
  if (photos.length <= count) return [...photos];
  return Array.from({ length: count }, (_, part) => {
    const stretch = photos.slice(
      Math.floor((part * photos.length) / count),
      Math.floor(((part + 1) * photos.length) / count),
    );
    return stretch.reduce((best, one) => (better(one, best) ? one : best));
  });
}
