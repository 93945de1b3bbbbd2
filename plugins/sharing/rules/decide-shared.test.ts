import { expect, it } from 'vitest';
import { isShared } from './decide-shared';

it('a photograph is shared only where everything says so', () => {
  const state = { sharing: true, open: true, hidden: false, private: false };
  expect(isShared(state)).toBe(true);
  for (const change of [{ sharing: false }, { open: false }, { hidden: true }, { private: true }])
    expect([change, isShared({ ...state, ...change })]).toEqual([change, false]);
});
