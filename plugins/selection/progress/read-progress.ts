import { pool } from '@plugins/kit/server/database';
import { projectWaits } from '@plugins/kit/server/projects';
import { countedPicks, type Money, standingOf, timeOf } from '@plugins/kit/server/rules';
import { namedKey, translator } from '@plugins/kit/server/texts';
import { byUrgency, nextNudge } from '../rules/nudge';
import type { OpenProduct, OpenSelection } from './progress-view';

/** Maximum number shown; the list of projects has the rest. */
const MOST = 200;

interface Row {
  id: string;
  name: string;
  time_zone: string;
  extra: boolean;
  published_at: Date | null;
  last_pick_at: Date | null;
  seen_at: Date | null;
  nudge: { at: string; by: string | null; mails: number } | null;
  products: (Omit<OpenProduct, 'standing' | 'time'> & {
    extra_price: Money | null;
    opens_on: string | null;
  })[];
}

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
  const { rows } = await pool().query<Row>({
    name: 'selection-progress',
    text: `select e.id, e.name, e.time_zone, e.allow_extra_selection as extra, e.published_at,
                  (select max(pm.created_at) from product_medias pm where pm.event_id = e.id) as last_pick_at,
                  (select max(g.last_seen_at) from grants g where g.event_id = e.id and g.role = 'client' and g.revoked_at is null) as seen_at,
                  (select json_build_object('at', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'mails', n.mails::int,
                            'by', nullif(btrim(concat_ws(' ', u.first_name, u.family_name)), ''))
                     from selection_nudges n left join users u on u.id = n.user_id
                    where n.event_id = e.id order by n.created_at desc limit 1) as nudge,
                  (select json_agg(json_build_object('id', p.id, 'name', p.name, 'minphotos', p.minphotos::int, 'maxphotos', p.maxphotos::int,
                            'opens_on', p.opens_on, 'closes_on', p.closes_on, 'count', ${countedPicks('p.id')},
                            'extra_price', case when p.extra_amount is not null then json_build_object('amount', p.extra_amount::int, 'currency', p.extra_currency) end)
                            order by p.position, p.id)
                     from products p where p.event_id = e.id and p.deleted_at is null) as products
             from events e
            where e.account_id = $1 and e.deleted_at is null and e.archived_at is null and e.published_at is not null and e.selection_mode
              and not e.printselectiondone and (e.expires_at is null or e.expires_at > $2)
              and ($3::uuid[] is null or e.id = any($3::uuid[]))
              and exists (select 1 from products p where p.event_id = e.id and p.deleted_at is null)
            order by e.published_at desc limit ${MOST}`,
    values: [account, now, only ?? null],
  });
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

/** Returns which of the given projects of an account are complete. */
export async function readComplete(account: string, ids: string[]): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    'select id from events where account_id = $1 and id = any($2::uuid[]) and printselectiondone and deleted_at is null',
    [account, ids],
  );
  return rows.map(({ id }) => id);
}

function openOf({ extra, time_zone, nudge, ...row }: Row, now: Date): Omit<OpenSelection, 'waits'> {
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
