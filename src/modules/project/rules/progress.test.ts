import { describe, expect, test } from 'vitest';
import { decideProgress, nextStep, progressOf } from './progress';

const open = { published: true, archived: false, selectionDone: true };

describe('progress', () => {
  test('is what was set last', () => {
    expect(progressOf({ editing: false, delivered: false })).toBe('none');
    expect(progressOf({ editing: true, delivered: false })).toBe('editing');
    expect(progressOf({ editing: true, delivered: true })).toBe('delivered');
  });

  test.each([
    ['editing', { selectionDone: false }],
    ['editing', { published: false }],
    ['delivered', { published: false }],
    ['delivered', { archived: true }],
  ] as const)('%s is refused for %j', (wanted, more) => {
    expect(decideProgress(wanted, { ...open, ...more })).toMatchObject({ code: 'PHASE_NOT_REACHED' });
  });

  test('can be delivered without a selection, and reverted in any state', () => {
    expect(decideProgress('delivered', { ...open, selectionDone: false })).toEqual({ allowed: true });
    expect(decideProgress('none', { published: false, archived: true, selectionDone: false })).toEqual({
      allowed: true,
    });
    expect(decideProgress('editing', open)).toEqual({ allowed: true });
  });
});

test.each([
  ['addPhotos', { phase: 'draft', photos: 0 }],
  ['publish', { phase: 'draft' }],
  ['invite', { phase: 'published', reached: false }],
  ['none', { phase: 'selecting', reached: false }],
  ['none', { phase: 'published' }],
  ['none', { phase: 'selecting' }],
  ['extend', { phase: 'selecting', expired: true }],
  ['startEditing', { phase: 'selection_complete' }],
  ['startEditing', { phase: 'selection_complete', expired: true }],
  ['deliver', { phase: 'editing' }],
  ['none', { phase: 'delivered' }],
  ['none', { phase: 'archived', expired: true }],
])('%s is the next step for %j', (step, facts) => {
  expect(nextStep({ expired: false, photos: 3, reached: true, ...facts })).toBe(step);
});
