import { TRASH_DAYS } from '@/core/constants';

const DAY_MS = 86_400_000;

/** Formats a day without a time, `2026-09-12`; it stays that day in every zone. */
export function dayText(day: string, locale: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
}

/** Returns the day until which something deleted now can be restored, as text. */
export function trashUntil(locale: string): string {
  return dayText(new Date(Date.now() + TRASH_DAYS * DAY_MS).toISOString().slice(0, 10), locale);
}

/** Formats an instant in the reader's own time, short. Call it only in the browser: the server has another zone. */
export function momentText(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
