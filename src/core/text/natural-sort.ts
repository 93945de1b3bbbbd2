/**
 * A key whose plain byte order is the natural order of names: IMG_9 before IMG_10, case aside. Each run of digits is
 * written without leading zeros behind its length (`9` → `0019`, `10` → `00210`), so no padding is ever too short.
 * Stored beside the name; SQL sorts by it with `COLLATE "C"`, then by id.
 */
export function naturalSortKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
    .toLowerCase()
    .replace(/\d+/g, (run) => {
      const digits = run.replace(/^0+(?=\d)/, '');
      return String(digits.length).padStart(3, '0') + digits;
    });
}

/**
 * Compares two strings by code points, as Postgres does under `COLLATE "C"` (JavaScript's `<` goes by UTF-16 units).
 */
export function compareCodePoints(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Compares two named objects naturally; ties are decided by id, so the order is total. */
export function naturalCompare(a: { name: string; id: string }, b: { name: string; id: string }): number {
  return compareCodePoints(naturalSortKey(a.name), naturalSortKey(b.name)) || compareCodePoints(a.id, b.id);
}
