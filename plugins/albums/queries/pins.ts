import type { Sql } from '@plugins/kit/server/database';

/** A note as it is stored, with its writer. */
export interface PinRow {
  id: string;
  round: number;
  spread: string;
  x: number;
  y: number;
  text: string | null;
  swap_out: string | null;
  swap_in: string | null;
  by_studio: boolean;
  name: string | null;
  grant: string | null;
  user: string | null;
  resolved: boolean;
  created_at: Date;
}

/** Returns an album's notes, the oldest first. */
export async function listPins(sql: Sql, album: string): Promise<PinRow[]> {
  const { rows } = await sql.query<PinRow>(
    `select p.id, p.round::int as round, p.spread, p.x::float8 as x, p.y::float8 as y, p.text, p.swap_out_id as swap_out,
            p.swap_in_id as swap_in, p.by_studio, coalesce(g.name, c.name) as name, p.grant_id as grant, p.user_id as user,
            p.resolved_at is not null as resolved, p.created_at
       from album_pins p left join grants g on g.id = p.grant_id left join clients c on c.id = g.client_id
      where p.album_id = $1 order by p.created_at, p.id`,
    [album],
  );
  return rows;
}

/** Adds a note; one with an id that exists stays as it is. */
export async function insertPin(
  sql: Sql,
  pin: {
    id: string;
    account: string;
    event: string;
    album: string;
    round: number;
    spread: string;
    x: number;
    y: number;
    text: string;
    swapOut: string | null;
    swapIn: string | null;
    grant: string | null;
    user: string | null;
    byStudio: boolean;
  },
): Promise<void> {
  await sql.query(
    `insert into album_pins (id, account_id, event_id, album_id, round, spread, x, y, text, swap_out_id, swap_in_id, grant_id,
       user_id, by_studio, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now(), now()) on conflict (id) do nothing`,
    [
      pin.id,
      pin.account,
      pin.event,
      pin.album,
      pin.round,
      pin.spread,
      pin.x,
      pin.y,
      pin.text,
      pin.swapOut,
      pin.swapIn,
      pin.grant,
      pin.user,
      pin.byStudio,
    ],
  );
}

/** Deletes a note. */
export async function deletePin(sql: Sql, { album, id }: { album: string; id: string }): Promise<void> {
  await sql.query('delete from album_pins where album_id = $1 and id = $2', [album, id]);
}

/** Marks a note as resolved, or opens it again. Returns false where there is none. */
export async function setPinResolved(
  sql: Sql,
  { album, id, resolved }: { album: string; id: string; resolved: boolean },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update album_pins set resolved_at = case when $3 then coalesce(resolved_at, now()) end, updated_at = now()
      where album_id = $1 and id = $2`,
    [album, id, resolved],
  );
  return rowCount === 1;
}
