import { addDays, dayIn, instantIn } from '@/core/time/zone-time';

/** First and last day of a product's picking, each included, where the project is; null: since ever, for ever. */
export interface PickDays {
  opens_on: string | null;
  closes_on: string | null;
  time_zone: string;
}

/** Whether picks are taken at a moment; `day` is the one they begin at, or ended with. */
export type PickTime = { state: 'open' } | { state: 'later' | 'closed'; day: string };

/** Reminders go out in the morning, where the project is. */
const MORNING = '09:00';
/** A reminder that could not go out in its time (nothing ran) still makes sense for so long. */
const LATE_MS = 36 * 60 * 60 * 1000;
/** Days' beginnings that are remembered: asking a clock of another zone is slow, and a pick asks it each time. */
const KNOWN_MOST = 2000;
const known = new Map<string, number>();

/** The instant a day begins in a zone, also where its clocks leap over midnight. */
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

/** The instant picking ends: when the day after the last one begins there. Null: never. */
export const endOf = ({ closes_on, time_zone }: PickDays): number | null =>
  closes_on === null ? null : beginOf(addDays(closes_on, 1), time_zone);

/** Whether a product's picks are taken now, not yet, or no longer. */
export function timeOf(days: PickDays, now: Date): PickTime {
  const { opens_on, closes_on, time_zone } = days;
  if (opens_on !== null && now.getTime() < beginOf(opens_on, time_zone))
    return { state: 'later', day: opens_on };
  const end = endOf(days);
  if (closes_on !== null && end !== null && now.getTime() >= end) return { state: 'closed', day: closes_on };
  return { state: 'open' };
}

/**
 * The last day of a template's product in a project: so many days after the project was opened; where it is not open yet, or
 * that day has passed, after today.
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

/** The morning so many days before the last one, where the project is. */
export const reminderOf = (closes_on: string, days: number, zone: string): number =>
  instantIn(addDays(closes_on, -days), MORNING, zone).getTime();

/**
 * Which reminder of a last day is due now, in days before it: the nearest whose morning has come, of those the account
 * wishes (0: none). Null where none has, where it is too late to make sense, or where picking has ended. One that is
 * overtaken by a nearer one is never sent.
 */
export function reminderDue(
  { closes_on, time_zone }: { closes_on: string; time_zone: string },
  wished: readonly number[],
  now: Date,
): number | null {
  const at = now.getTime();
  if (at >= beginOf(addDays(closes_on, 1), time_zone)) return null;
  const come = wished.filter((days) => days > 0 && reminderOf(closes_on, days, time_zone) <= at);
  if (come.length === 0) return null;
  const nearest = Math.min(...come);
  return at - reminderOf(closes_on, nearest, time_zone) < LATE_MS ? nearest : null;
}
