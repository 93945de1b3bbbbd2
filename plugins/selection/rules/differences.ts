/** A product with its picks at a moment. */
export interface PickedThen {
  id: string;
  name: string;
  picks: readonly string[];
}

/** Added and removed photographs of a product between two completions. */
export interface PickDifference {
  id: string;
  name: string;
  added: string[];
  removed: string[];
}

/**
 * Returns the differences between two completions by product, in the order of the later; without unchanged products.
 */
export function differencesOf(before: readonly PickedThen[], after: readonly PickedThen[]): PickDifference[] {
  const gone = before.filter(({ id }) => !after.some((one) => one.id === id));
  return [...after, ...gone.map((product) => ({ ...product, picks: [] }))].flatMap(({ id, name, picks }) => {
    const had = new Set(before.find((one) => one.id === id)?.picks);
    const has = new Set(picks);
    const added = picks.filter((media) => !had.has(media));
    const removed = [...had].filter((media) => !has.has(media));
    return added.length + removed.length > 0 ? [{ id, name, added, removed }] : [];
  });
}
