import type { OpenSelection, ProgressNews } from './progress-view';

/** A shown selection, with its changes since the screen was opened. */
export interface ShownSelection extends OpenSelection {
  /** Number of changes since then. */
  changed: number;
  /** No longer open: complete, or closed otherwise. */
  ended: 'complete' | 'closed' | null;
}

export interface Board {
  rows: ShownSelection[];
  /** The row that changed last. */
  latest: string | null;
}

export const boardOf = (open: readonly OpenSelection[]): Board => ({
  rows: open.map((one) => ({ ...one, changed: 0, ended: null })),
  latest: null,
});

/** Returns the displayed fields of a selection; a mere visit is no change. */
const shownOf = ({ picked, room, products, closes_on, last_pick_at, nudge, waits, name }: OpenSelection) =>
  JSON.stringify([picked, room, products, closes_on, last_pick_at, nudge, waits, name]);

/**
 * Returns the board after reloading `ids`. Rows stay in place, so that nothing jumps; a newly opened one is last, an
 * ended one stays and is marked.
 */
export function applyNews(board: Board, ids: readonly string[], { open, complete }: ProgressNews): Board {
  let latest = board.latest;
  const news = new Map(open.map((one) => [one.id, one]));
  const rows = board.rows.map((row): ShownSelection => {
    if (!ids.includes(row.id)) return row;
    const now = news.get(row.id);
    const ended = now ? null : complete.includes(row.id) ? 'complete' : 'closed';
    const same = ended === row.ended && (!now || shownOf(now) === shownOf(row));
    if (!same) latest = row.id;
    return { ...row, ...now, ended, changed: row.changed + (same ? 0 : 1) };
  });
  for (const one of open) {
    if (rows.some(({ id }) => id === one.id)) continue;
    latest = one.id;
    rows.push({ ...one, changed: 1, ended: null });
  }
  return { rows, latest };
}
