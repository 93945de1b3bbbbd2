import { expect, test } from 'vitest';
import { decidePhotos, decideProject, newPlanId, PLAN_ID, PLANS, priceOf } from './plan';

test('refuses a project beyond the limit and names it; without a limit allows any number', () => {
  expect(decideProject({ projects: 2, limit: 3 })).toEqual({ allowed: true });
  expect(decideProject({ projects: 3, limit: 3 })).toEqual({
    allowed: false,
    code: 'PROJECT_LIMIT_REACHED',
    params: { limit: 3 },
  });
  expect(decideProject({ projects: 9999, limit: null })).toEqual({ allowed: true });
});

test('allows photographs up to the exact limit', () => {
  expect(decidePhotos({ photos: 499, adding: 1, limit: 500 })).toEqual({ allowed: true });
  expect(decidePhotos({ photos: 499, adding: 2, limit: 500 })).toMatchObject({ code: 'PHOTO_LIMIT_REACHED' });
  expect(decidePhotos({ photos: 1e6, adding: 1e6, limit: null })).toEqual({ allowed: true });
});

test('a quarter costs three months, a year a fifth less, in whole minor units', () => {
  expect(priceOf(PLANS.pro, 'monthly', 'USD')).toEqual({ amount: 1900, currency: 'USD' });
  expect(priceOf(PLANS.pro, 'quarterly', 'USD')).toEqual({ amount: 5700, currency: 'USD' });
  expect(priceOf(PLANS.pro, 'yearly', 'USD')).toEqual({ amount: 18_240, currency: 'USD' });
  for (const plan of Object.values(PLANS)) {
    for (const currency of ['USD', 'ILS'] as const)
      expect(priceOf(plan, 'yearly', currency).amount % 1).toBe(0);
  }
});

test.each([
  ['Boutique studio', [], 'boutique-studio'],
  ['Pro', ['free', 'pro'], 'pro-2'],
  ['Pro', ['pro', 'pro-2'], 'pro-3'],
  ['  —  ', [], 'plan'],
  ['x'.repeat(80), [], 'x'.repeat(36)],
])('an added plan “%s” beside %j has the id %s', (name, taken, id) => {
  expect(newPlanId(name, taken)).toBe(id);
  expect(id).toMatch(PLAN_ID);
});
