import { describe, expect, test } from 'vitest';
import { daysLeft, dueReminder, extended, remindedAlready, reminderAt } from './expiry';

const JERUSALEM = 'Asia/Jerusalem';
/** The last second of 10 April 2027 in Jerusalem; summer time began there on 26 March. */
const expires_at = '2027-04-10T20:59:59.000Z';
const expiry = { expires_at, time_zone: JERUSALEM, told_for: null, told: null };
const at = (iso: string) => new Date(iso);

describe('a reminder', () => {
  test('is due in the morning of the project’s time zone, before and after the clock change', () => {
    expect(reminderAt(expiry, 1).toISOString()).toBe('2027-04-09T06:00:00.000Z');
    expect(reminderAt(expiry, 14).toISOString()).toBe('2027-03-27T06:00:00.000Z');
    // Fourteen days before the 8th is still winter time there, so an hour later in UTC.
    expect(reminderAt({ ...expiry, expires_at: '2027-04-08T20:59:59.000Z' }, 14).toISOString()).toBe(
      '2027-03-25T07:00:00.000Z',
    );
  });

  test.each([
    ['2027-03-27T05:59:59Z', null],
    ['2027-03-27T06:00:00Z', 14],
    ['2027-03-28T17:59:00Z', 14],
    ['2027-03-28T18:00:00Z', null],
    ['2027-04-03T06:00:00Z', 7],
    ['2027-04-09T06:00:00Z', 1],
    ['2027-04-10T17:00:00Z', 1],
    ['2027-04-10T20:59:59Z', null],
  ])('due at %s is that of %s days', (now, days) => {
    expect(dueReminder(expiry, at(now))).toBe(days);
  });

  test('is sent once for one closing time, and again for another', () => {
    const told = { ...expiry, told_for: at(expires_at), told: 7 };
    expect(dueReminder(told, at('2027-04-03T06:30:00Z'))).toBeNull();
    expect(dueReminder(told, at('2027-04-09T06:30:00Z'))).toBe(1);
    const moved = { ...told, expires_at: '2027-05-10T20:59:59.000Z' };
    expect(dueReminder(moved, at('2027-04-09T06:30:00Z'))).toBeNull();
    expect(dueReminder(moved, at('2027-05-03T06:30:00Z'))).toBe(7);
  });

  test('is not sent for a closing time that was just set', () => {
    const now = at('2027-04-05T10:00:00Z');
    expect(remindedAlready(expiry, now)).toBe(7);
    expect(remindedAlready({ ...expiry, expires_at: '2027-12-31T21:59:59.000Z' }, now)).toBeNull();
    expect(remindedAlready({ ...expiry, expires_at: '2027-04-05T20:59:59.000Z' }, now)).toBe(1);
  });

  test.each([
    ['Pacific/Kiritimati', '2027-04-09T09:59:59.000Z', '2027-04-07T19:00:00.000Z'],
    ['America/Los_Angeles', '2027-04-11T06:59:59.000Z', '2027-04-09T16:00:00.000Z'],
  ])('of one day in %s for %s is due at %s', (time_zone, closing, due) => {
    expect(reminderAt({ expires_at: closing, time_zone }, 1).toISOString()).toBe(due);
  });
});

describe('extending a project', () => {
  test('counts from its last day, to the end of a day there', () => {
    expect(extended(expiry, 30, at('2027-04-01T00:00:00Z')).toISOString()).toBe('2027-05-10T20:59:59.000Z');
    // In winter time again, the day ends an hour later.
    expect(
      extended(
        { ...expiry, expires_at: '2027-10-10T20:59:59.000Z' },
        30,
        at('2027-10-01T00:00:00Z'),
      ).toISOString(),
    ).toBe('2027-11-09T21:59:59.000Z');
  });

  test('counts from today if it has closed, or never would', () => {
    expect(extended(expiry, 30, at('2027-06-01T12:00:00Z')).toISOString()).toBe('2027-07-01T20:59:59.000Z');
    expect(extended({ ...expiry, expires_at: null }, 90, at('2027-06-01T12:00:00Z')).toISOString()).toBe(
      '2027-08-30T20:59:59.000Z',
    );
  });
});

test.each([
  ['2027-04-10T20:59:58Z', 0],
  ['2027-04-10T20:59:59Z', -1],
  ['2027-04-09T20:59:59Z', 1],
  ['2027-04-09T21:00:00Z', 0],
  ['2027-03-11T10:00:00Z', 30],
])('at %s %i days are left', (now, days) => {
  expect(daysLeft(expiry, at(now))).toBe(days);
});
