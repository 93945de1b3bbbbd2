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

/** Returns the step of a navigation key, in tiles. */
export function stepOf(key: string, columns: number, page: number, rtl: boolean): number | null {
  const forward = rtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * page,
    PageUp: -columns * page,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return steps[key] ?? null;
}

/** Returns the position after a step; the very first step goes to the first tile. Up and down keep their column. */
export function stepTo(at: number, step: number, count: number, columns: number): number {
  if (at < 0) return 0;
  if (!Number.isFinite(step)) return step < 0 ? 0 : count - 1;
  const to = at + step;
  if (to >= 0 && to < count) return to;
  if (Math.abs(step) < columns) return at;
  const column = at % columns;
  if (to < 0) return column;
  const last = Math.floor((count - 1) / columns) * columns + column;
  return last < count ? last : Math.max(at, count - 1);
}
