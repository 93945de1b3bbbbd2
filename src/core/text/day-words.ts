const DAY = /^\d{4}-\d\d-\d\d$/;

/** True for a day as the wire writes it: `2027-03-26`. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);

/** Formats a day in every time zone the same, like `26 March 2027`, or `26 Mar` if short. */
export function dayWords(day: string, locale: string, length: 'long' | 'short' = 'long'): string {
  const style =
    length === 'long' ? { dateStyle: 'long' as const } : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
