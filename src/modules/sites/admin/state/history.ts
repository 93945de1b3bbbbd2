/** Undo and redo states of an edited value. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** The target of the last change: another change of it soon after belongs to the same step. */
  last: { key: string; at: number } | null;
}

const STEPS = 200;
/** Milliseconds within which typing is one step. */
const TOGETHER_MS = 1200;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], last: null });

/** Adds a step; with the `key` of the last one, and soon after it, merges into that step. */
export function step<T>(history: History<T>, now: T, key: string | null, at: number): History<T> {
  const { past, last } = history;
  if (now === history.now) return history;
  const joins = key !== null && last?.key === key && at - last.at < TOGETHER_MS;
  return {
    past: joins ? past : [...past, history.now].slice(-STEPS),
    now,
    future: [],
    last: key === null ? null : { key, at },
  };
}

/** Goes one step back; returns the same without one. */
export function undo<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], last: null };
}

/** Repeats the step that was undone. */
export function redo<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const [next] = future;
  if (next === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: next, future: future.slice(1), last: null };
}
