import type { Money } from '@plugins/kit/rules';
import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import { countedPicks } from '@plugins/kit/server/internal';
import type { KeptProduct } from '../queries/projects';
import type { OpenProduct } from './progress-view';

/** Maximum number of open selections; the list of projects has the rest. */
const MOST = 200;

/** An open selection, with its last nudge. */
export interface OpenRow {
  id: string;
  name: string;
  time_zone: string;
  extra: boolean;
  published_at: Date | null;
  last_pick_at: Date | null;
  /** Last visit of a person who may pick. */
  seen_at: Date | null;
  nudge: { at: string; by: string | null; mails: number } | null;
  products: (Omit<OpenProduct, 'standing' | 'time'> & {
    extra_price: Money | null;
    opens_on: string | null;
  })[];
}

/** Returns an account's open selections (of `only`, if given), the last published first, 200 at most. */
export async function listOpen(
  sql: Sql,
  { account, now, only }: { account: string; now: Date; only: readonly string[] | null },
): Promise<OpenRow[]> {
  const { rows } = await sql.query<OpenRow>({
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
    values: [account, now, only],
  });
  return rows;
}

/** Returns which of the given projects of an account are complete. */
export async function listComplete(
  sql: Sql,
  { account, ids }: { account: string; ids: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from events where account_id = $1 and id = any($2::uuid[]) and printselectiondone and deleted_at is null',
    [account, ids],
  );
  return rows.map(({ id }) => id);
}

/** When a project's people were last nudged, and whether it has a selection with products. */
export interface NudgeState {
  last: Date | null;
  selecting: boolean;
}

/** Returns when a project's people were last nudged. */
export async function findNudgeState(sql: Sql, event: string): Promise<NudgeState | undefined> {
  const { rows } = await sql.query<NudgeState>(
    `select (select max(n.created_at) from selection_nudges n where n.event_id = e.id) as last,
              e.selection_mode and exists (select 1 from products p where p.event_id = e.id and p.deleted_at is null) as selecting
         from events e where e.id = $1 and e.deleted_at is null`,
    [event],
  );
  return rows[0];
}

/** Records a nudge: who of the studio sent it, and how many mails. */
export async function insertNudge(
  sql: Sql,
  nudge: { account: string; event: string; user: string | null; mails: number; now: Date },
): Promise<void> {
  await sql.query(
    `insert into selection_nudges (id, account_id, event_id, user_id, mails, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
    [uuidv7(), nudge.account, nudge.event, nudge.user, nudge.mails, nudge.now],
  );
}

/** A project's last completion; `days`: from its first pick, null if that is unknown. */
export interface CompletedRow {
  days: number | null;
  products: KeptProduct[];
}

/** Returns the last completions of an account's selections that were completed within a year. */
export async function listLastCompletions(sql: Sql, account: string): Promise<CompletedRow[]> {
  const { rows } = await sql.query<CompletedRow>({
    name: 'selection-statistics',
    text: `select distinct on (c.event_id) c.products,
                  greatest(0, extract(epoch from c.created_at - e.first_picked_at) / 86400)::float8 as days
             from selection_completions c join events e on e.id = c.event_id and e.deleted_at is null and e.printselectiondone
            where c.account_id = $1 and c.created_at > now() - interval '1 year'
            order by c.event_id, c.created_at desc`,
    values: [account],
  });
  return rows;
}
