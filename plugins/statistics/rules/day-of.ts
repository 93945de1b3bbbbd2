const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day (`YYYY-MM-DD`) that a calendar in `zone` shows at an instant in milliseconds. */
export function dayOf(at: number, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(zone, format);
  }
  return format.format(at);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day so many days later, or earlier. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
