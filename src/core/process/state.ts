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
let found: KeepersState | undefined;

/**
 * The process-wide state object. Modules keep the one they found: after a test's reset, older modules keep the old one.
 */
export function state(): KeepersState {
  if (!found) {
    const holder = globalThis as unknown as Record<symbol, KeepersState | undefined>;
    holder[KEY] ??= {};
    found = holder[KEY];
  }
  return found;
}

/** The value under `key`, created once in a process by `make`. */
export function once<T>(key: string, make: () => T): T {
  const all = state();
  if (!(key in all)) all[key] = make();
  return all[key] as T;
}
