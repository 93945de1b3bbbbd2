import { describe, expect, test } from 'vitest';
import { PHASES, type ProjectFacts, phaseOf, projectOpen, whoseTurn } from './project';

const facts: ProjectFacts = {
  published: false,
  archived: false,
  delivered: false,
  editing: false,
  printselectiondone: false,
  picks: 0,
};

test('a project goes through all its phases in order', () => {
  const story: Partial<ProjectFacts>[] = [
    {},
    { published: true },
    { picks: 3 },
    { printselectiondone: true },
    { editing: true },
    { delivered: true },
    { archived: true },
  ];
  let now = facts;
  const seen = story.map((change) => {
    now = { ...now, ...change };
    return phaseOf(now);
  });
  expect(seen).toEqual(PHASES);
  expect(seen.map((phase) => whoseTurn(phase))).toEqual([
    'photographer',
    'client',
    'client',
    'photographer',
    'photographer',
    'nobody',
    'nobody',
  ]);
});

test('a published project that reached no client is the photographer’s turn', () => {
  expect(whoseTurn('published', false)).toBe('photographer');
  expect(whoseTurn('selecting', false)).toBe('client');
  expect(whoseTurn('delivered', false)).toBe('nobody');
});

test('reopening takes a project back to selecting', () => {
  expect(phaseOf({ ...facts, published: true, picks: 3, editing: true })).toBe('selecting');
});

describe('projectOpen', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const open = { published: true, archived: false, expires_at: null, now };

  test('admits people while it is published and not expired', () => {
    expect(projectOpen(open)).toEqual({ allowed: true });
    expect(projectOpen({ ...open, expires_at: '2026-11-21T12:00:00.001Z' })).toEqual({ allowed: true });
    expect(projectOpen({ ...open, expires_at: '2026-11-21T13:00:00+02:00' })).toMatchObject({
      code: 'PROJECT_EXPIRED',
    });
  });

  test('is closed from the moment of expiry on, while archived or unpublished, and with an unreadable time', () => {
    expect(projectOpen({ ...open, expires_at: now })).toMatchObject({ code: 'PROJECT_EXPIRED' });
    expect(projectOpen({ ...open, expires_at: 'soon' })).toMatchObject({ code: 'PROJECT_EXPIRED' });
    expect(projectOpen({ ...open, archived: true, published: false })).toMatchObject({
      code: 'PROJECT_EXPIRED',
    });
    expect(projectOpen({ ...open, published: false })).toMatchObject({ code: 'PROJECT_NOT_OPEN' });
  });
});
