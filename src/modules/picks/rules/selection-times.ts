import { addDays, dayIn, instantIn } from '@/core/time/zone-time';

/** First and last day of a product's picking, inclusive, in the project's time zone; null: unlimited. */
export interface PickDays {
  opens_on: string | null;
  closes_on: string | null;
  time_zone: string;
}

/** Whether picking is open at a moment; `day` is when it begins, or ended. */
export type PickTime = { state: 'open' } | { state: 'later' | 'closed'; day: string };

/** Reminders are due in the morning, in the project's time zone. */
const MORNING = '09:00';
/** A late reminder (while nothing was running) is still sent within this time. */
const LATE_MS = 36 * 60 * 60 * 1000;
/** Size of the cache of days' beginnings: computing a time zone is slow, and each pick needs it. */
const KNOWN_MOST = 2000;
const known = new Map<string, number>();

/** Returns the moment a day begins in a zone, even if its clocks skip midnight. */
export function beginOf(day: string, zone: string): number {
  const key = `${day} ${zone}`;
  let at = known.get(key);
  if (at === undefined) {
    at = instantIn(day, '00:00', zone).getTime();
    if (known.size >= KNOWN_MOST) known.clear();
    known.set(key, at);
  }
  return at;
}

/** Returns the moment picking ends: the beginning of the day after the last one. Null: never. */
export const endOf = ({ closes_on, time_zone }: PickDays): number | null =>
  closes_on === null ? null : beginOf(addDays(closes_on, 1), time_zone);

/** Returns whether picking for a product is open, not yet, or closed. */
export function timeOf(days: PickDays, now: Date): PickTime {
  const { opens_on, closes_on, time_zone } = days;
  if (opens_on !== null && now.getTime() < beginOf(opens_on, time_zone))
    return { state: 'later', day: opens_on };
  const end = endOf(days);
  if (closes_on !== null && end !== null && now.getTime() >= end) return { state: 'closed', day: closes_on };
  return { state: 'open' };
}

/**
 * Returns the last day of a template's product in a project: so many days after publishing; for an unpublished project,
 * or if that day has passed, after today.
 */
export function closingDay(
  days: number,
  { published_at, time_zone }: { published_at: Date | null; time_zone: string },
  now: Date,
): string {
  const today = dayIn(now, time_zone);
  const from = published_at && published_at <= now ? addDays(dayIn(published_at, time_zone), days) : '';
  return from >= today ? from : addDays(today, days);
}

/** Returns the time of a reminder so many days before the last one, in the project's time zone. */
export const reminderOf = (closes_on: string, days: number, zone: string): number =>
  instantIn(addDays(closes_on, -days), MORNING, zone).getTime();

/**
 * Returns which reminder of a last day is due, in days before it: the nearest whose time has come, of those the account
 * chose (0: none). Null if none has, if it is too late, or if picking has ended. One that is overtaken by a nearer one
 * is never sent.
 */
export function reminderDue(
  { closes_on, time_zone }: { closes_on: string; time_zone: string },
  wanted: readonly number[],
  now: Date,
): number | null {
  const at = now.getTime();
  if (at >= beginOf(addDays(closes_on, 1), time_zone)) return null;
  const come = wanted.filter((days) => days > 0 && reminderOf(closes_on, days, time_zone) <= at);
  if (come.length === 0) return null;
  const nearest = Math.min(...come);
  return at - reminderOf(closes_on, nearest, time_zone) < LATE_MS ? nearest : null;
}
