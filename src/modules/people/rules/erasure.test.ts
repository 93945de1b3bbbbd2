import { expect, test } from 'vitest';
import { decideErasure } from './erasure';

const noStudio = { owner: false, otherOwners: 0, operator: false, otherOperators: 0, studio: false };

test('erases clients and assistants alone', () => {
  expect(decideErasure(noStudio)).toEqual({ allowed: true, subject: 'user' });
  expect(decideErasure({ ...noStudio, studio: true })).toEqual({ allowed: true, subject: 'user' });
});

test('the last owner erases the studio as well, and must confirm it', () => {
  const last = { ...noStudio, owner: true };
  expect(decideErasure(last)).toMatchObject({ allowed: false, code: 'LAST_OWNER' });
  expect(decideErasure({ ...last, studio: true })).toEqual({ allowed: true, subject: 'account' });
});

test('one of two owners is erased alone, and never erases the studio of the other', () => {
  const one = { ...noStudio, owner: true, otherOwners: 1 };
  expect(decideErasure(one)).toEqual({ allowed: true, subject: 'user' });
  expect(decideErasure({ ...one, studio: true })).toMatchObject({ allowed: false, code: 'OTHER_OWNERS' });
});

test('an installation keeps an operator', () => {
  const last = { ...noStudio, operator: true };
  expect(decideErasure(last)).toMatchObject({ allowed: false, code: 'LAST_OPERATOR' });
  expect(decideErasure({ ...last, otherOperators: 1 })).toEqual({ allowed: true, subject: 'user' });
});
