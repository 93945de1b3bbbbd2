/** The selection of the grid, the focused tile, and the start of a range. */
export interface Choice {
  chosen: ReadonlySet<string>;
  active: string | null;
  anchor: string | null;
}

export const NOTHING: Choice = { chosen: new Set(), active: null, anchor: null };

/** Selects one photograph alone. */
export const only = (id: string): Choice => ({ chosen: new Set([id]), active: id, anchor: id });

/** Adds or removes one; the next range starts from it. */
export function toggle(choice: Choice, id: string): Choice {
  const chosen = new Set(choice.chosen);
  if (!chosen.delete(id)) chosen.add(id);
  return { chosen, active: id, anchor: id };
}

/** Selects everything from the range's start to this one, instead of or (`add`) in addition to the selection. */
export function range(choice: Choice, order: readonly string[], to: string, add = false): Choice {
  const end = order.indexOf(to);
  const began = choice.anchor === null ? end : order.indexOf(choice.anchor);
  const start = began < 0 ? end : began;
  if (end < 0) return choice;
  const between = order.slice(Math.min(start, end), Math.max(start, end) + 1);
  const chosen = new Set(add ? [...choice.chosen, ...between] : between);
  return { chosen, active: to, anchor: order[start] ?? to };
}

/** Selects these photographs, or (`add`) adds them. */
export const these = (choice: Choice, ids: Iterable<string>, add = false): Choice => ({
  ...choice,
  chosen: new Set(add ? [...choice.chosen, ...ids] : ids),
});
