import { expect, test } from 'vitest';
import { type EventCanFacts, eventCan } from './event-can';
import type { ROLES } from './roles';

const facts: EventCanFacts = {
  products: 2,
  printselectiondone: false,
  allow_sharing: true,
  allow_downloads: true,
  allow_downloads_selection_only: false,
  downloads_used: 0,
  downloads_permitted: null,
};
const yes = (role: (typeof ROLES)[number], changed: Partial<EventCanFacts> = {}) =>
  Object.entries(eventCan(role, { ...facts, ...changed }))
    .filter(([, allowed]) => allowed)
    .map(([name]) => name);

test('nobody does nothing, a guest reviews, a client selects first and downloads after', () => {
  expect(yes('anonymous')).toEqual([]);
  expect(yes('guest')).toEqual(['review']);
  expect(yes('client')).toEqual(['select', 'hide', 'complete', 'share', 'review']);
  expect(yes('client', { printselectiondone: true })).toEqual(['hide', 'share', 'download', 'review']);
});

test('what the project does not allow is not offered to clients, and is to the account', () => {
  const shut = { allow_sharing: false, allow_downloads: false, products: 0 };
  expect(yes('client', shut)).toEqual(['hide', 'review']);
  expect(yes('assistant', shut)).toEqual(['hide', 'share', 'download', 'review', 'manage']);
});
