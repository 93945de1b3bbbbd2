import { addDays, dayIn, endOfDay, instantIn } from '@/core/time/zone-time';

/** So many days before a project closes its photographer is reminded, the furthest first. */
export const REMIND_DAYS = [14, 7, 1] as const;
/** And these its people, where the project says so. */
export const REMIND_CLIENTS_DAYS: readonly number[] = [7, 1];
/** By how much a project is kept open longer with one press. */
export const EXTEND_DAYS = [30, 90] as const;
/** Reminders go out in the morning, where the project is. */
const MORNING = '09:00';
/** A reminder that could not go out in its time (nothing ran) still makes sense for so long. */
const LATE_MS = 36 * 60 * 60 * 1000;

/** When a project closes, and what was told of that very time. */
export interface Expiry {
  expires_at: Date | string;
  time_zone: string;
  /** The closing time the last reminder spoke of, and how many days before it was. */
  told_for: Date | string | null;
  told: number | null;
}

const time = (at: Date | string) => new Date(at).getTime();

/** The morning so many days before a project's last day, where the project is. */
export const reminderAt = (
  { expires_at, time_zone }: Pick<Expiry, 'expires_at' | 'time_zone'>,
  days: number,
) => instantIn(addDays(dayIn(expires_at, time_zone), -days), MORNING, time_zone);

/**
 * Which reminder is due now, in days before: the nearest whose morning has come, unless it or a nearer one was told of
 * this closing time. Null where none is; a project that has closed has none.
 */
export function dueReminder(expiry: Expiry, now: Date): number | null {
  if (time(expiry.expires_at) <= now.getTime()) return null;
  const told =
    expiry.told_for !== null && time(expiry.told_for) === time(expiry.expires_at) ? expiry.told : null;
  const come = REMIND_DAYS.filter((days) => reminderAt(expiry, days).getTime() <= now.getTime());
  const nearest = come.at(-1);
  if (nearest === undefined || (told !== null && told <= nearest)) return null;
  return now.getTime() - reminderAt(expiry, nearest).getTime() < LATE_MS ? nearest : null;
}

/**
 * What counts as told when a project is given a closing time: whoever sets it five days ahead need not be reminded of
 * seven. Null: nothing yet.
 */
export function toldAlready(expiry: Pick<Expiry, 'expires_at' | 'time_zone'>, now: Date): number | null {
  return REMIND_DAYS.filter((days) => reminderAt(expiry, days).getTime() <= now.getTime()).at(-1) ?? null;
}

/** A later closing time: the end of a day so many days after the last one, or after today where that has passed. */
export function extended(
  expiry: Pick<Expiry, 'time_zone'> & { expires_at: Date | string | null },
  days: number,
  now: Date,
): Date {
  const today = dayIn(now, expiry.time_zone);
  const last = expiry.expires_at === null ? today : dayIn(expiry.expires_at, expiry.time_zone);
  return endOfDay(addDays(last > today ? last : today, days), expiry.time_zone);
}

/** Whole days until a project's last day: 0 on that day, less than 0 once it has closed. */
export function daysLeft(
  { expires_at, time_zone }: Pick<Expiry, 'expires_at' | 'time_zone'>,
  now: Date,
): number {
  if (time(expires_at) <= now.getTime()) return -1;
  return Math.round(
    (Date.parse(dayIn(expires_at, time_zone)) - Date.parse(dayIn(now, time_zone))) / (24 * 60 * 60 * 1000),
  );
}
