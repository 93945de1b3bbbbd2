import { expect, test } from 'vitest';
import { walk } from './walk';

test('every component that runs one action at a time shows a busy state', () => {
  // `useAct` ignores a second action: without `busy` its controls would look enabled.
  const silent = walk(['src', 'plugins'], /\.tsx?$/).filter(({ text }) =>
    /const \{(?![^}]*\bbusy\b)[^}]*\} = (hooks\.)?useAct\(/.test(text),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});
