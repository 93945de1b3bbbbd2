import type { Change, ChangeKind } from './queries';

/** What a change of these kinds states the result of, by fields of its data: of several such changes the last counts. */
const STATED: Partial<Record<ChangeKind, readonly string[]>> = {
  pick: ['product', 'media'],
  mark: ['person', 'media'],
  favourite: ['person', 'media'],
  hiding: ['media'],
};

/**
 * Returns the ids of changes that a later one of the list (in order) replaces. Sent one after the other they would show
 * a state for a moment that is over: a photograph that was removed and put back would be missing.
 */
export function supersededIn(changes: readonly Pick<Change, 'id' | 'kind' | 'data'>[]): string[] {
  const latest = new Map<string, string>();
  const superseded: string[] = [];
  for (const { id, kind, data } of changes) {
    const fields = STATED[kind];
    if (!fields) continue;
    const thing = JSON.stringify([kind, ...fields.map((field) => data[field])]);
    const before = latest.get(thing);
    if (before !== undefined) superseded.push(before);
    latest.set(thing, id);
  }
  return superseded;
}
