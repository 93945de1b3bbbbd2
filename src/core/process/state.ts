import type { Pool } from 'pg';

/**
 * Everything with state. Our modules are loaded twice in a web process (the entry's bundle and Next's), so state
 * hangs on one object that the first to come makes and both find.
 */
export interface KeepersState {
  pool?: Pool;
  [key: string]: unknown;
}

const KEY = Symbol.for('keepers');
let found: KeepersState | undefined;

/** The process-wide state object. Modules keep the one they have found: tests that begin anew are not heard by those before. */
export function state(): KeepersState {
  if (!found) {
    const holder = globalThis as unknown as Record<symbol, KeepersState | undefined>;
    holder[KEY] ??= {};
    found = holder[KEY];
  }
  return found;
}

/** The value under `key`, made once in a process by `make`. */
export function once<T>(key: string, make: () => T): T {
  const all = state();
  if (!(key in all)) all[key] = make();
  return all[key] as T;
}
