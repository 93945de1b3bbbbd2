import { describe, expect, it } from 'vitest';
import { decideHiding } from './hiding';

const asked = (
  hidden: boolean,
  hidden_by: 'client' | 'account' | null,
  wanted: boolean,
  ofAccount: boolean,
) => decideHiding({ hidden, hidden_by, wanted, ofAccount });

describe('hiding', () => {
  it('is for clients and the account alike', () => {
    for (const ofAccount of [true, false])
      expect(asked(false, null, true, ofAccount)).toEqual({ allowed: true, change: true });
  });

  it('changes nothing when repeated, by the client or the account', () => {
    for (const by of ['client', 'account', null] as const)
      for (const ofAccount of [true, false])
        for (const state of [true, false])
          expect(asked(state, by, state, ofAccount)).toEqual({ allowed: true, change: false });
  });

  it('is undone by clients only if a client did it, by the account always', () => {
    expect(asked(true, 'client', false, false)).toEqual({ allowed: true, change: true });
    expect(asked(true, 'account', false, false)).toMatchObject({ allowed: false, code: 'HIDDEN_BY_ACCOUNT' });
    expect(asked(true, null, false, false)).toMatchObject({ allowed: false, code: 'HIDDEN_BY_ACCOUNT' });
    for (const by of ['client', 'account', null] as const)
      expect(asked(true, by, false, true)).toEqual({ allowed: true, change: true });
  });
});
