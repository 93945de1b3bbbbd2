import { expect, test } from 'vitest';
import { isDue, isForfeit, pauseOf } from './when-to-look';

const NOW = Date.parse('2027-01-01T12:00:00Z');
const ago = (hours: number) => new Date(NOW - hours * 3_600_000);
const facts = { created_at: ago(0.5), checked_at: null, verified_at: null, lost_at: null };

test.each([
  ['just added', { created_at: ago(0.5) }, 5 / 60],
  ['added today', { created_at: ago(5) }, 1],
  ['added last week', { created_at: ago(24 * 7) }, 24],
  ['added last year', { created_at: ago(24 * 365) }, null],
  ['proved', { created_at: ago(24 * 365), verified_at: ago(9000) }, 24],
  ['proved, and gone', { verified_at: ago(9000), lost_at: ago(3) }, 1],
])('%s: every %3$s hours', (_what, more, hours) =>
  expect(pauseOf({ ...facts, ...more }, NOW)).toBe(hours && hours * 3_600_000),
);

test('is due at once if never checked, then after the pause', () => {
  expect(isDue(facts, NOW)).toBe(true);
  expect(isDue({ ...facts, checked_at: ago(0.02) }, NOW)).toBe(false);
  expect(isDue({ ...facts, checked_at: ago(0.1) }, NOW)).toBe(true);
  expect(isDue({ ...facts, created_at: ago(24 * 365) }, NOW)).toBe(false);
});

test('a missing record is tolerated for three days', () => {
  expect(isForfeit(null, NOW)).toBe(false);
  expect(isForfeit(ago(71), NOW)).toBe(false);
  expect(isForfeit(ago(72), NOW)).toBe(true);
});
