import { timeOf } from '@plugins/kit/internal';

/** A project's selection, as its clients' own page needs it. */
export interface OwnSelection {
  time_zone: string;
  done: boolean;
  products: { maxphotos: number | null; opens_on: string | null; closes_on: string | null; count: number }[];
}

/** What a client of a selection does next, or waits for. `day`: the last one to choose, that of the opening, or the end. */
export type SelectionStep =
  | { state: 'sent' }
  | { state: 'later' | 'closed'; day: string }
  /** `room`: how many photographs they may choose; null without a limit. */
  | { state: 'choose' | 'send'; count: number; room: number | null; day: string | null };

/** Returns what a client does next: chooses for the products that are open, or sends once these are full. */
export function selectionStep({ time_zone, done, products }: OwnSelection, now: Date): SelectionStep {
  if (done) return { state: 'sent' };
  const timed = products.map((product) => ({ ...product, time: timeOf({ ...product, time_zone }, now) }));
  const days = (state: 'later' | 'closed') =>
    timed.flatMap(({ time }) => (time.state === state ? [time.day] : [])).sort();
  const open = timed.filter(({ time }) => time.state === 'open');
  if (open.length === 0) {
    const [first] = days('later');
    return first ? { state: 'later', day: first } : { state: 'closed', day: days('closed').at(-1) ?? '' };
  }
  const count = open.reduce((sum, one) => sum + Math.min(one.count, one.maxphotos ?? one.count), 0);
  const limited = open.every(({ maxphotos }) => maxphotos !== null);
  const room = limited ? open.reduce((sum, { maxphotos }) => sum + (maxphotos ?? 0), 0) : null;
  const [day = null] = open.flatMap(({ closes_on }) => closes_on ?? []).sort();
  return { state: room !== null && count >= room ? 'send' : 'choose', count, room, day };
}
