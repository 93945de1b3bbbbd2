import type { PickDay } from './statistics-view';

/** Beyond this number days are grouped by weeks. */
export const DAYS_MOST = 42;
/** Of more weeks only the latest are shown. */
export const WEEKS_MOST = 52;

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const plus = (day: string, days: number) => new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the active days in order with the inactive ones between them; grouped by weeks if there are many. */
export function fillDays(days: readonly PickDay[]): { per: 'day' | 'week'; days: PickDay[] } {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return { per: 'day', days: [] };
  const span = Math.round((at(last.day) - at(first.day)) / DAY_MS) + 1;
  const step = span > DAYS_MOST ? 7 : 1;
  const filled: PickDay[] = Array.from({ length: Math.ceil(span / step) }, (_, nr) => ({
    day: plus(first.day, nr * step),
    added: 0,
    removed: 0,
  }));
  for (const { day, added, removed } of days) {
    const place = filled[Math.floor(Math.round((at(day) - at(first.day)) / DAY_MS) / step)];
    if (!place) continue;
    place.added += added;
    place.removed += removed;
  }
  return step === 1 ? { per: 'day', days: filled } : { per: 'week', days: filled.slice(-WEEKS_MOST) };
}
