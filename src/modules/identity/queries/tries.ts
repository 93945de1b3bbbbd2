import type { Sql } from '@/core/db/pool';
import type { WrongTries } from '@/modules/identity/rules/sign-in';

/** The number of wrong tries of two keys in the last minutes, since the last unlocking (a try of the key `opened`). */
export async function countWrongTries(
  sql: Sql,
  keys: { here: string; anywhere: string; opened: string },
  minutes: number,
): Promise<WrongTries> {
  const { rows } = await sql.query<WrongTries>(
    `select count(*) filter (where key = $1)::int as here, count(*) filter (where key = $2)::int as anywhere
       from tries where key in ($1, $2) and created_at > greatest(now() - make_interval(mins => $4),
         coalesce((select max(created_at) from tries where key = $3), '-infinity'))`,
    [keys.here, keys.anywhere, keys.opened, minutes],
  );
  return rows[0] ?? { here: 0, anywhere: 0 };
}

/** Deletes the tries of a key. */
export async function deleteTries(sql: Sql, key: string): Promise<void> {
  await sql.query('delete from tries where key = $1', [key]);
}
