import { timeOf } from '@plugins/kit/internal';
import { pool } from '@plugins/kit/server/database';
import { projectWaits } from '@plugins/kit/server/projects';
import { namedKey, translator } from '@plugins/kit/server/texts';
import { byUrgency, nextNudge } from '../rules/nudge';
import { standingOf } from '../rules/standing';
import type { OpenSelection } from './progress-view';
import { listOpen, type OpenRow } from './queries';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

interface ProgressOptions {
  locale: 'en' | 'he';
  /** Limits it to these projects. */
  only?: string[] | undefined;
  now?: Date;
}

/** Reads an account's open selections, the most urgent first. */
export async function readProgress(
  account: string,
  { locale, only, now = new Date() }: ProgressOptions,
): Promise<OpenSelection[]> {
  const rows = await listOpen(pool(), { account, now, only: only ?? null });
  const waitsIn = await projectWaits(
    account,
    rows.map(({ id }) => id),
  );
  const t = translator(locale);
  const waiting = (id: string) =>
    waitsIn(id).map(({ label, tab, count }) => ({
      text: t(namedKey(label), { count }),
      href: `/admin/projects/${id}/${tab}`,
    }));
  return rows.map((row) => ({ ...openOf(row, now), waits: waiting(row.id) })).sort(byUrgency);
}

function openOf({ extra, time_zone, nudge, ...row }: OpenRow, now: Date): Omit<OpenSelection, 'waits'> {
  const products = row.products.map(({ extra_price, opens_on, ...product }) => ({
    ...product,
    standing: standingOf({ ...product, extra_price }, extra),
    time: timeOf({ opens_on, closes_on: product.closes_on, time_zone }, now),
  }));
  const closing = products.flatMap(({ closes_on, time }) =>
    closes_on && time.state !== 'closed' ? [closes_on] : [],
  );
  const limited = products.every(({ maxphotos }) => maxphotos !== null);
  return {
    ...{ id: row.id, name: row.name, products, nudge },
    published_at: iso(row.published_at),
    last_pick_at: iso(row.last_pick_at),
    seen_at: iso(row.seen_at),
    closes_on: closing.sort()[0] ?? null,
    picked: products.reduce((sum, { count, maxphotos }) => sum + Math.min(count, maxphotos ?? count), 0),
    room: limited ? products.reduce((sum, { maxphotos }) => sum + (maxphotos ?? 0), 0) : null,
    next_nudge_at: iso(nextNudge(nudge && new Date(nudge.at), now)),
  };
}
