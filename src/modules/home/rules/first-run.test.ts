import { describe, expect, test } from 'vitest';
import { type StartFacts, startOf, startShown } from './first-run';
import { isMark } from './marks';

const none: StartFacts = { brand: false, project: false, photos: false, product: false, invitation: false };

test('the next step is the first that is missing, even if later ones are done', () => {
  expect(startOf(none)).toEqual({ next: 'brand', done: 0 });
  expect(startOf({ ...none, brand: true, photos: true })).toEqual({ next: 'project', done: 2 });
  expect(startOf({ brand: true, project: true, photos: true, product: true, invitation: true })).toEqual({
    next: null,
    done: 5,
  });
});

test('it is open, folded once skipped, and hidden once there is a project', () => {
  expect(startShown({ ...none, brand: true }, false)).toBe('open');
  expect(startShown({ ...none, brand: true }, true)).toBe('folded');
  expect(startShown({ ...none, brand: true, project: true }, false)).toBe('hidden');
  expect(startShown({ ...none, project: true }, true)).toBe('hidden');
  // The only project was deleted after an invitation.
  expect(startShown({ ...none, invitation: true }, false)).toBe('hidden');
});

describe('marks', () => {
  test.each(['tutorial:invite', 'start:skipped', 'looked:0199aaaa-0000-7000-8000-000000000000'])(
    '%s',
    (mark) => {
      expect(isMark(mark)).toBe(true);
    },
  );
  test.each(['', 'tutorial:', 'tutorial:A', 'start:done', 'looked:1', 'else', `tutorial:${'a'.repeat(31)}`])(
    'not %s',
    (mark) => {
      expect(isMark(mark)).toBe(false);
    },
  );
});
