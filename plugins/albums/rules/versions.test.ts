import { expect, test } from 'vitest';
import { changedSince, earlierVersions } from './versions';

const version = (id: string, current: boolean) => ({
  ...{
    id,
    number: 1,
    round: 1,
    note: null,
    at: '2027-04-01T10:00:00Z',
    approved_at: null,
    approved_by: null,
  },
  current,
});

test('the version that is the album itself is no earlier one, until the album changes', () => {
  const view = { revision: 3, versions: [version('now', true), version('before', false)] };
  const shown = (state: string, revision: number) =>
    earlierVersions(view, { state, revision }).map(({ id }) => id);
  expect(shown('saved', 3)).toEqual(['before']);
  expect(shown('saving', 3)).toEqual(['now', 'before']);
  expect(shown('saved', 4)).toEqual(['now', 'before']);
});

test('an album is changed since its last proof as the server says, and while something is not saved', () => {
  const view = { round: 1, revision: 3, changed: false };
  const shown = (state: string, revision: number, changed: boolean, of = view) =>
    changedSince(of, { state, revision, changed });
  expect(shown('saved', 3, false)).toBe(false);
  expect(shown('saving', 3, false)).toBe(true);
  expect(shown('saved', 4, true)).toBe(true);
  // Undone: the saved album is the proof again.
  expect(shown('saved', 5, false)).toBe(false);
  // A proof was sent after the last save.
  expect(shown('saved', 4, true, { ...view, revision: 4 })).toBe(false);
  expect(shown('saving', 3, true, { ...view, round: 0 })).toBe(false);
});
