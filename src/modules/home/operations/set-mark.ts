import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { deleteMark, deleteOldMarks, putMark } from '@/modules/home/queries/marks';
import { isMark, MARKS_MOST } from '@/modules/home/rules/marks';

/** Sets or removes a user flag; setting it again renews its time. Throws INVALID_INPUT. */
export async function setMark(user: string, mark: string, on: boolean): Promise<void> {
  if (!isMark(mark)) throw new KeepersError('INVALID_INPUT', {}, { mark: 'invalid' });
  await transaction(async (sql) => {
    if (!on) return deleteMark(sql, user, mark);
    await putMark(sql, user, mark);
    await deleteOldMarks(sql, user, MARKS_MOST);
  });
}
