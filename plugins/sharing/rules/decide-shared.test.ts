import { expect, it } from 'vitest';
import { isShared } from './decide-shared';

it('a photograph is shared only if every condition holds', () => {
  const state = { sharing: true, open: true, hidden: false, private: false };
  expect(isShared(state)).toBe(true);
  for (const change of [{ sharing: false }, { open: false }, { hidden: true }, { private: true }])
    expect([change, isShared({ ...state, ...change })]).toEqual([change, false]);
});
