import type { Sql } from '@plugins/kit/server/database';
import type { UploadResolution } from '@plugins/kit/server/internal';
import type { LeftOut, OrderEntry, OrderView } from '../wire';

/** The row of an order. */
export interface OrderRow {
  id: string;
  event_id: string;
  scope: OrderView['scope'];
  target: string | null;
  size: OrderView['size'];
  name: string;
  grant_id: string | null;
  user_id: string | null;
  role: string;
  files: number;
  bytes: number;
  prepared: number;
  left_out: LeftOut[] | null;
  state: 'preparing' | 'ready';
  counted: boolean;
  created_at: Date;
  parts: { number: number; bytes: number; files: number; done: boolean }[];
}

const COLUMNS = `d.id, d.event_id, d.scope, d.target, d.size, d.name, d.grant_id, d.user_id, d.role, d.files::int as files,
  d.bytes::float8 as bytes, d.prepared::int as prepared, d.left_out, d.state, d.counted_at is not null as counted, d.created_at,
  (select coalesce(json_agg(json_build_object('number', p.number, 'bytes', p.bytes, 'files', p.files,
      'done', p.done_at is not null) order by p.number), '[]') from download_parts p where p.download_id = d.id) as parts`;

/** Returns an order of a project: a grant's own, or any for `staff`. */
export async function findOrder(
  sql: Sql,
  { id, event, staff, grant }: { id: string | null; event: string; staff: boolean; grant: string | null },
): Promise<OrderRow | undefined> {
  const { rows } = await sql.query<OrderRow>(
    `select ${COLUMNS} from downloads d where d.id = $1 and d.event_id = $2 and not d.direct
        and ($3 or d.grant_id = $4)`,
    [id, event, staff, grant],
  );
  return rows[0];
}

/** Returns the latest orders of a grant, or else of a user, the newest first. */
export async function listOrders(
  sql: Sql,
  { event, grant, user, limit }: { event: string; grant: string | null; user: string | null; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql.query<OrderRow>(
    `select ${COLUMNS} from downloads d where d.event_id = $1 and not d.direct
        and case when $2::uuid is null then d.user_id = $3 else d.grant_id = $2 end
      order by d.id desc limit $4`,
    [event, grant, user, limit],
  );
  return rows;
}

/** Locks a person's orders of a project until the transaction ends: a second press waits for the first. */
export async function lockOrders(
  sql: Sql,
  { event, person }: { event: string; person: string | null },
): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`download ${event} ${person}`]);
}

/** What a person has chosen to download. */
export interface Choice {
  event: string;
  grant: string | null;
  user: string | null;
  scope: OrderView['scope'];
  /** The gallery, product or photograph; null for everything. */
  target: string | null;
  size: UploadResolution;
  name: string;
  entries: readonly OrderEntry[];
}

/**
 * Returns the id of this person's latest order for the same choice, if it holds exactly these files: the same photographs
 * in the same versions, order, names and times. A prepared order has its list in its archives.
 */
export async function findSameOrder(sql: Sql, choice: Choice): Promise<string | null> {
  const files = choice.entries.map(({ media, version, source, name, modified }) => [
    media,
    version,
    source,
    name,
    modified,
  ]);
  const { rows } = await sql.query<{ id: string }>(
    `with latest as (
       select d.id, d.entries from downloads d where d.event_id = $1 and not d.direct
          and case when $2::uuid is null then d.user_id = $3 else d.grant_id = $2 end
          and d.scope = $4 and d.target is not distinct from $5 and d.size = $6 and d.name = $7
        order by d.id desc limit 1)
     select id from latest where $8::jsonb = (
       select jsonb_agg(jsonb_build_array(e.value->>'media', e.value->>'version', e.value->>'source', e.value->>'name',
                                          e.value->>'modified') order by list.number, e.ordinality)
         from (select 0 as number, entries where entries is not null
               union all select p.number, p.entries from download_parts p
                where p.download_id = latest.id and latest.entries is null) list,
              jsonb_array_elements(list.entries) with ordinality e)`,
    [
      choice.event,
      choice.grant,
      choice.user,
      choice.scope,
      choice.target,
      choice.size,
      choice.name,
      JSON.stringify(files),
    ],
  );
  return rows[0]?.id ?? null;
}

/** Inserts an order whose archives are still to be prepared; `bytes` is an estimate, `user` null for a grant's. */
export async function insertOrder(
  sql: Sql,
  order: Choice & {
    id: string;
    account: string;
    /** The person's name, as it is now. */
    person: string | null;
    role: string;
    leftOut: readonly LeftOut[];
    bytes: number;
  },
): Promise<void> {
  await sql.query(
    `insert into downloads (id, account_id, event_id, scope, target, size, grant_id, user_id, person, role, name,
         entries, left_out, files, bytes, state)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'preparing')`,
    [
      order.id,
      order.account,
      order.event,
      order.scope,
      order.target,
      order.size,
      order.grant,
      order.user,
      order.person,
      order.role,
      order.name,
      JSON.stringify(order.entries),
      JSON.stringify(order.leftOut),
      order.entries.length,
      order.bytes,
    ],
  );
}

/** An order whose archives are being prepared. */
export interface Preparing {
  id: string;
  account_id: string;
  event_id: string;
  size: UploadResolution;
  entries: OrderEntry[];
  left_out: LeftOut[];
}

/** Returns an order that is being prepared; null once it is ready, or gone. */
export async function findPreparing(sql: Sql, id: string): Promise<Preparing | null> {
  const { rows } = await sql.query<Preparing>(
    `select id, account_id, event_id, size, entries, left_out from downloads where id = $1 and state = 'preparing'`,
    [id],
  );
  return rows[0] ?? null;
}

/** Records how many files of an order are measured. */
export async function setPrepared(
  sql: Sql,
  { id, prepared }: { id: string; prepared: number },
): Promise<void> {
  await sql.query('update downloads set prepared = $2 where id = $1', [id, prepared]);
}

/** Takes one file off an order; `leftOut` are all that are missing now. */
export async function leaveOutFile(
  sql: Sql,
  { id, leftOut }: { id: string; leftOut: readonly LeftOut[] },
): Promise<void> {
  await sql.query('update downloads set left_out = $2, files = files - 1 where id = $1', [
    id,
    JSON.stringify(leftOut),
  ]);
}

/** Makes an order ready: its list is now in its archives, its bytes are their sum. */
export async function markReady(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `update downloads d set state = 'ready', entries = null, prepared = d.files, updated_at = now(),
            bytes = (select coalesce(sum(bytes), 0) from download_parts where download_id = d.id)
      where id = $1 and state = 'preparing'`,
    [id],
  );
}
