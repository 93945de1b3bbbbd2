import { expect, test } from 'vitest';
import { decideSocial } from './social';

const yes = { confirmed: true };
const no = { confirmed: false };

test.each([
  [{ linked: true, match: null, verified: false }, 'enter'],
  [{ linked: true, match: no, verified: false }, 'enter'],
  [{ linked: false, match: null, verified: true }, 'sign_up'],
  [{ linked: false, match: null, verified: false }, 'sign_up'],
  [{ linked: false, match: yes, verified: true }, 'link'],
  [{ linked: false, match: yes, verified: false }, 'password'],
  [{ linked: false, match: no, verified: true }, 'password'],
  [{ linked: false, match: no, verified: false }, 'password'],
] as const)('%j: %s', (facts, next) => {
  expect(decideSocial(facts)).toBe(next);
});
