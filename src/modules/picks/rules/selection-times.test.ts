import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginOf, closingDay, endOf, reminderDue, timeOf } from './selection-times';

const days = { opens_on: '2027-03-20', closes_on: '2027-03-26', time_zone: 'Asia/Jerusalem' };
const at = (instant: string) => timeOf(days, new Date(instant)).state;

describe('days of picking', () => {
  // Israel's summer time begins on Friday, March 26, 2027, at two in the morning: that day has 23 hours.
  test('begin with the first day and end with the last, in the project’s time zone', () => {
    expect(at('2027-03-19T21:59:59Z')).toBe('later');
    expect(at('2027-03-19T22:00:00Z')).toBe('open');
    expect(at('2027-03-26T20:59:59.999Z')).toBe('open');
    expect(at('2027-03-26T21:00:00Z')).toBe('closed');
  });

  test('report the day on which they begin or ended', () => {
    expect(timeOf(days, new Date('2027-03-01T00:00:00Z'))).toEqual({ state: 'later', day: '2027-03-20' });
    expect(timeOf(days, new Date('2027-04-01T00:00:00Z'))).toEqual({ state: 'closed', day: '2027-03-26' });
  });

  test('without days it is always open', () => {
    const never = { opens_on: null, closes_on: null, time_zone: 'UTC' };
    expect(timeOf(never, new Date(0))).toEqual({ state: 'open' });
    expect(endOf(never)).toBeNull();
  });

  const lengths: [zone: string, day: string, hours: number][] = [
    ['Asia/Jerusalem', '2027-03-26', 23],
    ['Asia/Jerusalem', '2027-10-31', 25],
    ['America/New_York', '2027-03-14', 23],
    ['America/New_York', '2027-11-07', 25],
    ['Europe/London', '2027-06-01', 24],
    // Its clocks skip midnight: the day begins at one.
    ['America/Santiago', '2027-09-05', 23],
    ['Australia/Lord_Howe', '2027-10-03', 23.5],
    ['Pacific/Kiritimati', '2027-01-01', 24],
    ['UTC', '2027-03-26', 24],
  ];
  test.each(lengths)('in %s the last day %s has %d hours, all of them open', (time_zone, day, hours) => {
    const only = { opens_on: day, closes_on: day, time_zone };
    const begin = beginOf(day, time_zone);
    const end = endOf(only) as number;
    expect((end - begin) / 3_600_000).toBe(hours);
    const states = [begin - 1, begin, end - 1, end].map((time) => timeOf(only, new Date(time)).state);
    expect(states).toEqual(['later', 'open', 'open', 'closed']);
  });

  test('are contiguous in any zone, on any day: never two states at once, never back', () => {
    const zones = fc.constantFrom(
      'Asia/Jerusalem',
      'America/Sao_Paulo',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'UTC',
    );
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 40 }),
        (time_zone, from, length) => {
          const day = (nr: number) => new Date(nr * 86_400_000).toISOString().slice(0, 10);
          const asked = { opens_on: day(from), closes_on: day(from + length), time_zone };
          const order = ['later', 'open', 'closed'];
          let last = 0;
          for (
            let time = (from - 2) * 86_400_000;
            time < (from + length + 3) * 86_400_000;
            time += 6 * 3_600_000
          ) {
            const now = order.indexOf(timeOf(asked, new Date(time)).state);
            expect(now).toBeGreaterThanOrEqual(last);
            last = now;
          }
          expect(last).toBe(2);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('reminders', () => {
  const due = (instant: string, wanted = [3, 1], zone = 'Asia/Jerusalem') =>
    reminderDue({ closes_on: '2027-03-26', time_zone: zone }, wanted, new Date(instant));

  test('are due in the morning of the project’s time zone, the nearest that has come', () => {
    expect(due('2027-03-23T06:59:59Z')).toBeNull();
    expect(due('2027-03-23T07:00:00Z')).toBe(3);
    expect(due('2027-03-24T12:00:00Z')).toBe(3);
    expect(due('2027-03-25T06:59:59Z')).toBeNull();
    expect(due('2027-03-25T07:00:00Z')).toBe(1);
    expect(due('2027-03-26T20:59:59Z')).toBeNull();
  });

  test('none is sent days late, and none after the end', () => {
    expect(due('2027-03-24T18:59:59Z')).toBe(3);
    expect(due('2027-03-24T19:00:00Z')).toBeNull();
    expect(due('2027-03-26T21:00:00Z', [0, 1])).toBeNull();
  });

  test('are those the account chose, in any order; 0 is none', () => {
    expect(due('2027-03-25T12:00:00Z', [1, 3])).toBe(1);
    expect(due('2027-03-25T12:00:00Z', [0, 0])).toBeNull();
    expect(due('2027-03-19T07:00:00Z', [7])).toBe(7);
  });

  test('nine in the morning is local time, before and after clock changes', () => {
    const first = (zone: string, closes_on: string, from: string) => {
      for (let time = Date.parse(from); ; time += 60_000)
        if (reminderDue({ closes_on, time_zone: zone }, [1], new Date(time)) === 1)
          return new Date(time).toISOString();
    };
    expect(first('America/New_York', '2027-03-14', '2027-03-13T12:00:00Z')).toBe('2027-03-13T14:00:00.000Z');
    expect(first('America/New_York', '2027-03-15', '2027-03-14T12:00:00Z')).toBe('2027-03-14T13:00:00.000Z');
    expect(first('Asia/Jerusalem', '2027-10-31', '2027-10-30T04:00:00Z')).toBe('2027-10-30T06:00:00.000Z');
    expect(first('Asia/Jerusalem', '2027-11-01', '2027-10-31T04:00:00Z')).toBe('2027-10-31T07:00:00.000Z');
  });
});

describe('the last day of a template’s product', () => {
  const now = new Date('2027-03-20T22:30:00Z');
  const of = (published: string | null, time_zone = 'UTC', days = 14) =>
    closingDay(days, { published_at: published ? new Date(published) : null, time_zone }, now);

  test('is counted from the day of publishing, in the project’s time zone', () => {
    expect(of('2027-03-15T10:00:00Z')).toBe('2027-03-29');
    expect(of('2027-03-15T23:00:00Z', 'Asia/Jerusalem')).toBe('2027-03-30');
  });

  test('is counted from today for an unpublished project, or if that day has passed', () => {
    expect(of(null)).toBe('2027-04-03');
    expect(of(null, 'Asia/Jerusalem')).toBe('2027-04-04');
    expect(of('2027-01-01T10:00:00Z')).toBe('2027-04-03');
    expect(of('2027-05-01T10:00:00Z')).toBe('2027-04-03');
    expect(of('2027-03-06T10:00:00Z')).toBe('2027-03-20');
  });
});
