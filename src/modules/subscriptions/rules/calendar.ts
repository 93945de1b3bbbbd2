/** A day of a calendar, YYYY-MM-DD; days compare as texts. */
export type Day = string;

const DAY_MS = 24 * 3600_000;
const at = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const written = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** A day so many days later. */
export const plusDays = (day: Day, days: number): Day => written(at(day) + days * DAY_MS);

/** Days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => Math.round((at(to) - at(from)) / DAY_MS);

/**
 * A day so many months later, the last one of a shorter month. Counted from an anchor it never drifts: two months after
 * 31 January are 31 March, whatever February was.
 */
export function plusMonths(anchor: Day, months: number): Day {
  const [year = 0, month = 1, day = 1] = anchor.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}
