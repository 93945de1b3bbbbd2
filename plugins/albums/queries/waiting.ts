import type { Sql } from '@plugins/kit/server/database';
import { CHANGED, SENT } from './approvals';

/** SQL for the clients' open notes on an album of `albums a`. */
const NOTES = `(select count(*)::int from album_pins p where p.album_id = a.id and p.resolved_at is null and not p.by_studio)`;

/** SQL for an album of `albums a` that is approved, while no files are made of the approved proof: since then all are, before perhaps. */
const UNMADE = `(a.state = 'approved' and not exists (select 1 from album_outputs o
                  where o.album_id = a.id and o.state <> 'failed' and (o.created_at >= a.approved_at or o.document in
                    (select ${SENT} from album_versions v where v.album_id = a.id and v.round = a.round))))`;

/** Counts the albums of each given project of an account that wait for the studio; projects without any are left out. */
export async function countWaiting(
  sql: Sql,
  { account, events }: { account: string; events: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ event: string; count: number }>(
    `select a.event_id as event, count(*)::int as count from albums a
      where a.account_id = $1 and a.event_id = any($2::uuid[]) and (${UNMADE} or ${NOTES} > 0) group by 1`,
    [account, events],
  );
  return new Map(rows.map(({ event, count }) => [event, count]));
}

/** An album that waits for the studio, with its project. */
interface WaitingAlbum {
  /** The project. */
  id: string;
  name: string;
  album: string;
  title: string;
  /** Open notes of clients; null for an approved album without files. */
  notes: number | null;
  /** The last proof, and whether the album is no longer as it. */
  round: number;
  changed: boolean;
  /** How many albums of the account wait. */
  count: number;
}

/** Albums that one card lists. */
const SHOWN = 3;

/**
 * Returns an account's albums that wait for the studio, the last changed first, 3 at most: approved without files, or
 * with open notes; none of a project that is delivered or archived.
 */
export async function listWaitingAlbums(sql: Sql, account: string): Promise<WaitingAlbum[]> {
  const { rows } = await sql.query<WaitingAlbum>(
    `select e.id, e.name, a.id as album, a.name as title, case when ${UNMADE} then null else ${NOTES} end as notes,
            a.round::int as round, ${CHANGED},
            count(*) over ()::int as count
       from albums a join events e on e.id = a.event_id
      where a.account_id = $1 and e.deleted_at is null and e.archived_at is null and e.delivered_at is null
        and (${UNMADE} or ${NOTES} > 0)
      order by a.updated_at desc, a.id desc limit ${SHOWN}`,
    [account],
  );
  return rows;
}
