import type { Pool } from 'pg';

/**
 * The process-wide state. Our modules are loaded twice in a web process (the entry's bundle and Next's), so state hangs
 * on one object that the first to load creates and both find.
 */
export interface KeepersState {
  pool?: Pool;
  [key: string]: unknown;
}

const KEY = Symbol.for('keepers');

/** The process-wide state object. */
export function state(): KeepersState {
  const holder = globalThis as unknown as Record<symbol, KeepersState | undefined>;
  holder[KEY] ??= {};
  return holder[KEY];
}

/** The value under `key`, created once in a process by `make`. */
export function once<T>(key: string, make: () => T): T {
  const all = state();
  if (!(key in all)) all[key] = make();
  return all[key] as T;
}
