import { type Sql, uuidv7 } from '@plugins/kit/server/database';

/** A profile an account has chosen. */
export interface PlaceRow {
  place: string;
  name: string;
}

/** Returns an account's chosen profiles, the oldest first. */
export async function listPlaces(sql: Sql, account: string): Promise<PlaceRow[]> {
  const { rows } = await sql.query<PlaceRow>(
    'select place, name from business_places where account_id = $1 order by created_at, id',
    [account],
  );
  return rows;
}

/** Chooses a profile, or renames the chosen one. */
export async function savePlace(sql: Sql, account: string, { place, name }: PlaceRow): Promise<void> {
  await sql.query(
    `insert into business_places (id, account_id, place, name, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now())
     on conflict (account_id, place) do update set name = excluded.name, updated_at = now()`,
    [uuidv7(), account, place, name],
  );
}

/** Leaves a profile out again. */
export async function deletePlace(sql: Sql, account: string, place: string): Promise<void> {
  await sql.query('delete from business_places where account_id = $1 and place = $2', [account, place]);
}

/** Leaves all profiles of an account out. */
export async function deletePlaces(sql: Sql, account: string): Promise<void> {
  await sql.query('delete from business_places where account_id = $1', [account]);
}
