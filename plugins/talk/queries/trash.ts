import type { Sql } from '@plugins/kit/server/database';

const GONE = `from talk_comments c join events e on e.id = c.event_id and e.deleted_at is null
    join media m on m.id = c.media_id and m.deleted_at is null
   where ($1::uuid is null or c.account_id = $1) and c.removed_by_studio and c.removed_at > now() - make_interval(days => $2)`;
/** Maximum number shown, the last removed first. */
const MOST = 200;

/** The comments of an account (null: of all) that the studio removed within the last `days`. */
export interface RemovedScope {
  account: string | null;
  days: number;
}

/** Counts the comments that the studio may restore. */
export async function countRemoved(sql: Sql, { account, days }: RemovedScope): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(`select count(*)::int as count ${GONE}`, [
    account,
    days,
  ]);
  return rows[0]?.count ?? 0;
}

/** A comment in the trash; `text` is null for a drawing without words, `until` when it is deleted. */
export interface RemovedComment {
  id: string;
  event: string;
  project: string;
  photograph: string;
  text: string | null;
  until: Date;
}

/** Returns the comments that the studio may restore, the last removed first, 200 at most. */
export async function listRemoved(sql: Sql, { account, days }: RemovedScope): Promise<RemovedComment[]> {
  const { rows } = await sql.query<RemovedComment>(
    `select c.id, c.event_id as event, e.name as project, m.name as photograph, nullif(c.text, '') as text,
              c.removed_at + make_interval(days => $2) as until
         ${GONE} order by c.removed_at desc, c.id limit ${MOST}`,
    [account, days],
  );
  return rows;
}
