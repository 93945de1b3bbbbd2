/** A count of a day, in a place: a project, or the website. */
interface Placed {
  place: string;
  day: string;
  kind: string;
  name: string;
  count: number;
}

/** The place of counts whose project is gone: one for all of them. */
export const GONE = '';

/**
 * Returns the counts of a table, each day, place, kind and part once and in this order. Left out are kinds that are not
 * in `kinds`, places that are sums of others (`sums`), and what is 0. `names` has the places that still have a name;
 * the others are `GONE`.
 */
export function tableOf(
  counts: readonly Placed[],
  {
    kinds,
    names,
    sums,
  }: { kinds: readonly string[]; names: ReadonlyMap<string, string>; sums: readonly string[] },
): Placed[] {
  const found = new Map<string, Placed>();
  for (const one of counts) {
    if (sums.includes(one.place) || !kinds.includes(one.kind)) continue;
    const place = names.has(one.place) ? one.place : GONE;
    const key = JSON.stringify([one.day, place, one.kind, one.name]);
    found.set(key, { ...one, place, count: one.count + (found.get(key)?.count ?? 0) });
  }
  const nameOf = ({ place }: Placed) => names.get(place) ?? '\uffff';
  return [...found.values()]
    .filter(({ count }) => count !== 0)
    .sort(
      (one, other) =>
        one.day.localeCompare(other.day) ||
        nameOf(one).localeCompare(nameOf(other)) ||
        one.place.localeCompare(other.place) ||
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
        one.name.localeCompare(other.name),
    );
}
