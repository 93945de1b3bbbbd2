import { expect, test } from 'vitest';
import { earlierVersions } from './versions';

const version = (id: string, current: boolean) => ({
  ...{ id, number: 1, round: 1, note: null, at: '2027-04-01T10:00:00Z' },
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
