import { addDays, dayIn, endOfDay, instantIn } from '@/core/time/zone-time';

/** Days before closing at which the photographer is reminded, the earliest first. */
export const REMIND_DAYS = [14, 7, 1] as const;
/** Days before closing at which clients are reminded, if the project says so. */
export const REMIND_CLIENTS_DAYS: readonly number[] = [7, 1];
/** Numbers of days by which one press extends a project. */
export const EXTEND_DAYS = [30, 90] as const;
/** Reminders are due in the morning, in the project's time zone. */
const MORNING = '09:00';
/** A late reminder (while nothing was running) is still sent within this time. */
const LATE_MS = 36 * 60 * 60 * 1000;

/** A project's closing time, and which reminders were sent for it. */
export interface Expiry {
  expires_at: Date | string;
  time_zone: string;
  /** The closing time of the last reminder, and how many days before it that was. */
  told_for: Date | string | null;
  told: number | null;
}

const time = (at: Date | string) => new Date(at).getTime();

/** Returns the time of a reminder so many days before a project's last day, in its time zone. */
export const reminderAt = (
  { expires_at, time_zone }: Pick<Expiry, 'expires_at' | 'time_zone'>,
  days: number,
) => instantIn(addDays(dayIn(expires_at, time_zone), -days), MORNING, time_zone);

/**
 * Returns which reminder is due, in days before: the nearest whose time has come, unless it or a nearer one was sent
 * for this closing time. Null if none is; a closed project has none.
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
 * Returns which reminder counts as sent when a closing time is set: setting it five days ahead must not send the
 * reminder of seven. Null: none.
 */
export function remindedAlready(expiry: Pick<Expiry, 'expires_at' | 'time_zone'>, now: Date): number | null {
  return REMIND_DAYS.filter((days) => reminderAt(expiry, days).getTime() <= now.getTime()).at(-1) ?? null;
}

/**
 * Returns a later closing time: the end of a day so many days after the last one, or after today if that has passed.
 */
export function extended(
  expiry: Pick<Expiry, 'time_zone'> & { expires_at: Date | string | null },
  days: number,
  now: Date,
): Date {
  const today = dayIn(now, expiry.time_zone);
  const last = expiry.expires_at === null ? today : dayIn(expiry.expires_at, expiry.time_zone);
  return endOfDay(addDays(last > today ? last : today, days), expiry.time_zone);
}

/** Returns whole days until a project's last day: 0 on that day, negative once it has closed. */
export function daysLeft(
  { expires_at, time_zone }: Pick<Expiry, 'expires_at' | 'time_zone'>,
  now: Date,
): number {
  if (time(expires_at) <= now.getTime()) return -1;
  return Math.round(
    (Date.parse(dayIn(expires_at, time_zone)) - Date.parse(dayIn(now, time_zone))) / (24 * 60 * 60 * 1000),
  );
}
