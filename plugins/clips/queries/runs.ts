import type { Sql } from '@plugins/kit/server/database';
import type { StoredFilm } from '../wire';

/** Seconds without a sign after which a run is lost: its worker was ended and none took the job over. */
export const LOST_SECONDS = 90;

/** Begins a run of a clip, unless one is waiting or alive. Returns whether it began. */
export async function beginRun(sql: Sql, id: string, run: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update clips set state = 'waiting', run = $2, progress = 0, seconds_left = null, failure = null, tries = 0,
       beat_at = null, updated_at = now()
      where id = $1 and deleted_at is null and (state not in ('waiting', 'rendering')
        or (state = 'rendering' and coalesce(beat_at, updated_at) < now() - make_interval(secs => $3)))`,
    [id, run, LOST_SECONDS],
  );
  return rowCount === 1;
}

/** Ends the run of a clip without a result. Returns whether there was one. */
export async function cancelRun(sql: Sql, event: string, id: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update clips set state = case when film is null then 'draft' else 'ready' end, run = null, progress = 0,
       seconds_left = null, updated_at = now()
      where event_id = $1 and id = $2 and state in ('waiting', 'rendering')`,
    [event, id],
  );
  return rowCount === 1;
}

/** Takes a run over, counting the try. Returns the clip and the number of the try; undefined where it was cancelled. */
export async function claimRun(
  sql: Sql,
  run: string,
): Promise<{ id: string; event_id: string; tries: number } | undefined> {
  const { rows } = await sql.query<{ id: string; event_id: string; tries: number }>(
    `update clips set state = 'rendering', tries = tries + 1, beat_at = now(), progress = 0
      where run = $1 and deleted_at is null and state in ('waiting', 'rendering')
      returning id, event_id, tries::int as tries`,
    [run],
  );
  return rows[0];
}

/** Stores the progress of a run. False where it was cancelled. */
export async function noteProgress(
  sql: Sql,
  run: string,
  { progress, left }: { progress: number; left: number | null },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update clips set progress = $2, seconds_left = $3, beat_at = now()
      where run = $1 and state = 'rendering' and deleted_at is null`,
    [run, progress, left],
  );
  return rowCount === 1;
}

/** Ends a run with its film. Returns the version of the film it replaces; undefined where the run was cancelled. */
export async function finishRun(
  sql: Sql,
  run: string,
  film: StoredFilm,
): Promise<{ event_id: string; id: string; former: string | null } | undefined> {
  const { rows } = await sql.query<{ event_id: string; id: string; former: string | null }>(
    `update clips c set state = 'ready', film = $2, made_at = now(), progress = 1000, seconds_left = 0, run = null,
       failure = null, updated_at = now()
       from (select id, film->>'version' as former from clips where run = $1 for update) b
      where c.id = b.id and c.run = $1 and c.state = 'rendering' and c.deleted_at is null
      returning c.event_id, c.id, b.former`,
    [run, JSON.stringify(film)],
  );
  return rows[0];
}

/** Ends a run that failed: `again` while the queue tries once more. */
export async function failRun(
  sql: Sql,
  run: string,
  { failure, again }: { failure: string; again: boolean },
): Promise<void> {
  await sql.query(
    `update clips set state = case when $3 then 'waiting' else 'failed' end, failure = $2, updated_at = now()
      where run = $1 and state = 'rendering'`,
    [run, failure, again],
  );
}
