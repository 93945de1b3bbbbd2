import { pool, type Sql } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { personOf } from './who';

/** Marks the comments of these photographs as read until now; never moves a later moment back. */
export async function markSeen(
  { event, viewer }: Authorized,
  medias: readonly string[],
  sql: Sql = pool(),
): Promise<void> {
  await sql.query(
    `insert into talk_seen (id, event_id, media_id, person, seen_at, created_at, updated_at)
     select gen_random_uuid(), $1, m.id, $3, now(), now(), now() from media m where m.id = any($2::uuid[]) and m.event_id = $1
     on conflict (media_id, person) do update set seen_at = greatest(talk_seen.seen_at, excluded.seen_at), updated_at = now()`,
    [event.id, medias, personOf(viewer)],
  );
}
