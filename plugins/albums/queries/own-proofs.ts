import type { Sql } from '@plugins/kit/server/database';
import type { AlbumState } from '../rules/wire';

/** An album that clients have a proof of. */
export interface OwnProof {
  id: string;
  event: string;
  name: string;
  state: AlbumState;
  closes_on: string | null;
}

/** Returns the albums of these projects that clients have a proof of; those that are not approved first. */
export async function listOwnProofs(sql: Sql, events: readonly string[]): Promise<OwnProof[]> {
  const { rows } = await sql.query<OwnProof>({
    name: 'albums-own-proofs',
    text: `select id, event_id as event, name, state, closes_on from albums
            where event_id = any($1::uuid[]) and round > 0 order by state = 'approved', updated_at desc, id desc`,
    values: [events],
  });
  return rows;
}
