import { describe, expect, test } from 'vitest';
import { startShown } from './first-run';
import { isMark } from './marks';

const none = { project: false, invitation: false };

test('it is open, folded once skipped, and hidden once there is a project', () => {
  expect(startShown(none, false)).toBe('open');
  expect(startShown(none, true)).toBe('folded');
  expect(startShown({ ...none, project: true }, false)).toBe('hidden');
  expect(startShown({ ...none, project: true }, true)).toBe('hidden');
  // The only project was deleted after an invitation.
  expect(startShown({ ...none, invitation: true }, false)).toBe('hidden');
});

describe('marks', () => {
  test.each([
    'tutorial:invite',
    'start:skipped',
    'looked:0199aaaa-0000-7000-8000-000000000000',
    'setup:0199aaaa-0000-7000-8000-000000000000',
  ])('%s', (mark) => {
    expect(isMark(mark)).toBe(true);
  });
  test.each(['', 'tutorial:', 'tutorial:A', 'start:done', 'looked:1', 'else', `tutorial:${'a'.repeat(31)}`])(
    'not %s',
    (mark) => {
      expect(isMark(mark)).toBe(false);
    },
  );
});
