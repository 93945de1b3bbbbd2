import { expect, test } from 'vitest';
import { noticeRound } from './notice-round';

const EVENT = '0199aaaa-0000-7000-8000-000000000001';
const at = (minutes: number) => new Date(Date.UTC(2026, 5, 1, 12, minutes));

test('moments of one hour share a notice, which is written when the hour is over', () => {
  const { id, begins, ends } = noticeRound(EVENT, at(0));
  expect(ends.getTime() - begins.getTime()).toBe(3_600_000);
  expect(begins.getTime()).toBeLessThanOrEqual(at(0).getTime());
  expect(ends.getTime()).toBeGreaterThan(at(0).getTime());
  expect(noticeRound(EVENT, new Date(ends.getTime() - 1)).id).toBe(id);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the next hour and another project have notices of their own', () => {
  const { id, ends } = noticeRound(EVENT, at(0));
  const next = noticeRound(EVENT, ends);
  expect(next.id).not.toBe(id);
  expect(next.begins).toEqual(ends);
  expect(noticeRound(EVENT.replace(/1$/, '2'), at(0)).id).not.toBe(id);
});
