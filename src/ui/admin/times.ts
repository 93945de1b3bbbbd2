/** A day without a time, `2026-09-12`, as people write it; it stays that day in every zone. */
export function dayText(day: string, locale: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
}

/** An instant in the reader's own time, short. Call it only where the browser draws: the server has another zone. */
export function momentText(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
