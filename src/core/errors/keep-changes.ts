import { staleError } from './errors';

/** Values by field, as forms and rows hold them: texts, numbers, booleans, lists. */
export type Values = Readonly<Record<string, unknown>>;

const INSTANT = /^\d{4}-\d\d-\d\dT/;

function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  return value;
}

/** True where two values mean the same: nothing and an empty text, one instant in two notations, lists by content. */
export function sameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string' && INSTANT.test(a) && INSTANT.test(b)) {
    return Date.parse(a) === Date.parse(b);
  }
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Merges the new values of one person with what others changed meanwhile (optimistic concurrency). `seen` is the base:
 * what each field held when the person began; `current` holds what the row holds now. Returns the fields to write, and those
 * in conflict: another person wrote another value meanwhile. A field without a base is written; one that already holds
 * the new value is neither.
 */
export function mergeChanges(
  input: Values,
  seen: Values,
  current: Values,
): { write: Record<string, unknown>; clashes: string[] } {
  const write: Record<string, unknown> = {};
  const clashes: string[] = [];
  for (const [field, value] of Object.entries(input)) {
    if (field in current && sameValue(value, current[field])) continue;
    if (field in seen && field in current && !sameValue(seen[field], current[field])) clashes.push(field);
    else write[field] = value;
  }
  return { write, clashes };
}

/**
 * Returns the fields to write. Throws STALE with the current value of each field in conflict; then nothing may be
 * written. Call it with the row locked (`for update`), or two people who save at once both pass.
 */
export function requireNoConflict(input: Values, seen: Values, current: Values): Record<string, unknown> {
  const { write, clashes } = mergeChanges(input, seen, current);
  if (clashes.length === 0) return write;
  throw staleError(Object.fromEntries(clashes.map((field) => [field, plain(current[field])])));
}
