import { describe, expect, test } from 'vitest';
import { addDays, dayIn, endOfDay, instantIn } from './zone-time';

describe('the end of a day', () => {
  test.each([
    ['2027-01-31', 'UTC', '2027-01-31T23:59:59.000Z'],
    ['2027-01-31', 'Asia/Jerusalem', '2027-01-31T21:59:59.000Z'],
    ['2027-07-31', 'Asia/Jerusalem', '2027-07-31T20:59:59.000Z'],
    // Clocks go forward at 02:00 of this day, and back at 02:00 of the other.
    ['2027-03-26', 'Asia/Jerusalem', '2027-03-26T20:59:59.000Z'],
    ['2027-10-31', 'Asia/Jerusalem', '2027-10-31T21:59:59.000Z'],
    ['2027-03-25', 'Asia/Jerusalem', '2027-03-25T21:59:59.000Z'],
    ['2027-06-30', 'America/Los_Angeles', '2027-07-01T06:59:59.000Z'],
    ['2027-06-30', 'Pacific/Kiritimati', '2027-06-30T09:59:59.000Z'],
    ['2027-06-30', 'Asia/Kathmandu', '2027-06-30T18:14:59.000Z'],
    // Cairo's clocks leap over midnight itself: the day ends where the leap begins.
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T21:59:59.000Z'],
  ])('%s in %s is %s', (day, zone, instant) => {
    expect(endOfDay(day, zone).toISOString()).toBe(instant);
    expect(dayIn(instant, zone)).toBe(day);
    expect(dayIn(new Date(Date.parse(instant) + 1000), zone)).toBe(addDays(day, 1));
  });
});

describe('a wall-clock time', () => {
  test('that occurs twice is the first one', () => {
    expect(instantIn('2027-10-31', '01:30', 'Asia/Jerusalem').toISOString()).toBe('2027-10-30T22:30:00.000Z');
  });

  test('that is skipped is the moment after the gap', () => {
    expect(instantIn('2027-03-26', '02:30', 'Asia/Jerusalem').toISOString()).toBe('2027-03-26T00:00:00.000Z');
    expect(instantIn('2026-04-24', '00:30', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z');
  });

  test('is that hour in winter and in summer', () => {
    expect(instantIn('2027-01-15', '09:00', 'Asia/Jerusalem').toISOString()).toBe('2027-01-15T07:00:00.000Z');
    expect(instantIn('2027-07-15', '09:00', 'Asia/Jerusalem').toISOString()).toBe('2027-07-15T06:00:00.000Z');
  });
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-03-26', 30, '2027-04-25'],
])('%s and %i days are %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
});
