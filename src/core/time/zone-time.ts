import { clock } from './clock';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** The wall clock's time in `zone` at an instant, as milliseconds without a zone. */
function wallClock(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * The instant at which a wall clock in `zone` shows a time (`09:00`) on a day (`2027-03-26`). Where clocks skip it, the
 * first instant after the gap; where it occurs twice, the first time.
 */
export function instantIn(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  // Offsets around that day: a whole day before and after is beyond any leap.
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((at) => wallClock(at, zone) - at);
  const guesses = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const exact = guesses.find((at) => wallClock(at, zone) === wanted);
  if (exact !== undefined) return new Date(exact);
  // In the gap: the later guess shows a time after it, the change itself is at most some hours before.
  let after = guesses.at(-1) ?? wanted;
  let before = after - 3 * HOUR_MS;
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (wallClock(middle, zone) >= wanted) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** The day (`2027-03-26`) a wall clock in `zone` shows at an instant. */
export function dayIn(instant: Date | string, zone: string): string {
  return new Date(wallClock(new Date(instant).getTime(), zone)).toISOString().slice(0, 10);
}

/** The zone in which a day ends last. */
const LAST_ZONE = 'Etc/GMT+12';

/** Whether a day (`2027-03-26`) is over everywhere on earth. */
export const dayIsOver = (day: string): boolean => day < dayIn(clock(), LAST_ZONE);

/** A day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The last second of a day in `zone`, also where that day has 23 or 25 hours. */
export function endOfDay(day: string, zone: string): Date {
  return new Date(instantIn(addDays(day, 1), '00:00', zone).getTime() - 1000);
}
