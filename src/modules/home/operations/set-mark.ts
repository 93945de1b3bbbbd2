import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { isMark, MARKS_MOST } from '@/modules/home/rules/marks';

/** Sets or removes a user flag; setting it again renews its time. Throws INVALID_INPUT. */
export async function setMark(user: string, mark: string, on: boolean): Promise<void> {
  if (!isMark(mark)) throw new KeepersError('INVALID_INPUT', {}, { mark: 'invalid' });
  await transaction(async (sql) => {
    if (!on) {
      await sql.query('delete from user_marks where user_id = $1 and mark = $2', [user, mark]);
      return;
    }
    await sql.query(
      `insert into user_marks (user_id, mark, at) values ($1, $2, now())
       on conflict (user_id, mark) do update set at = now()`,
      [user, mark],
    );
    await sql.query(
      `delete from user_marks where user_id = $1 and mark in
         (select mark from user_marks where user_id = $1 order by at desc, mark offset $2)`,
      [user, MARKS_MOST],
    );
  });
}
