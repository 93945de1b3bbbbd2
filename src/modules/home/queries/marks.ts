import type { Sql } from '@/core/db/pool';

/** Removes a user's flag. */
export async function deleteMark(sql: Sql, user: string, mark: string): Promise<void> {
  await sql.query('delete from user_marks where user_id = $1 and mark = $2', [user, mark]);
}

/** Sets a user's flag, from now. */
export async function putMark(sql: Sql, user: string, mark: string): Promise<void> {
  await sql.query(
    `insert into user_marks (user_id, mark, at) values ($1, $2, now())
     on conflict (user_id, mark) do update set at = now()`,
    [user, mark],
  );
}

/** Removes a user's oldest flags, all but `most`. */
export async function deleteOldMarks(sql: Sql, user: string, most: number): Promise<void> {
  await sql.query(
    `delete from user_marks where user_id = $1 and mark in
       (select mark from user_marks where user_id = $1 order by at desc, mark offset $2)`,
    [user, most],
  );
}
