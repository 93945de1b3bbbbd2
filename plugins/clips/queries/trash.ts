import type { Sql } from '@plugins/kit/server/database';

/** The clips of an account (null: of all) that were deleted within the last `days`. */
export interface DeletedScope {
  account: string | null;
  days: number;
}

const GONE = `from clips c join events e on e.id = c.event_id and e.deleted_at is null
   where ($1::uuid is null or c.account_id = $1) and c.deleted_at > now() - make_interval(days => $2)`;

export async function countDeleted(sql: Sql, { account, days }: DeletedScope): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(`select count(*)::int as count ${GONE}`, [
    account,
    days,
  ]);
  return rows[0]?.count ?? 0;
}

/** Returns how many clips of a project were deleted within the last `days`. */
export async function countDeletedOf(sql: Sql, event: string, days: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from clips
      where event_id = $1 and deleted_at > now() - make_interval(days => $2)`,
    [event, days],
  );
  return rows[0]?.count ?? 0;
}

/** A clip in the trash; `until` is when it is deleted for good. */
export interface DeletedClip {
  id: string;
  event: string;
  project: string;
  title: string | null;
  until: Date;
}

/** Returns deleted clips, the last deleted first, 200 at most. */
export async function listDeleted(sql: Sql, { account, days }: DeletedScope): Promise<DeletedClip[]> {
  const { rows } = await sql.query<DeletedClip>(
    `select c.id, c.event_id as event, e.name as project, c.title, c.deleted_at + make_interval(days => $2) as until
       ${GONE} order by c.deleted_at desc, c.id limit 200`,
    [account, days],
  );
  return rows;
}

/** Deletes clips for good that were deleted more than `days` ago. Returns where their files are. */
export async function purgeDeleted(sql: Sql, days: number): Promise<{ id: string; event_id: string }[]> {
  const { rows } = await sql.query<{ id: string; event_id: string }>(
    `delete from clips where deleted_at < now() - make_interval(days => $1) returning id, event_id`,
    [days],
  );
  return rows;
}
