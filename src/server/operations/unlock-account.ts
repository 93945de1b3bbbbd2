import { KeepersError } from '@/domain/errors';
import { openLock } from '@/server/accounts/lock';
import { findPersonById } from '@/server/accounts/people-repo';
import { spendToken } from '@/server/accounts/token';
import { transaction } from '@/server/database/pool';

/** Opens a locked account by the link of a message. Throws LINK_NOT_VALID for one that is used, over or not ours. */
export async function unlockAccount(token: string): Promise<void> {
  await transaction(async (sql) => {
    const spent = await spendToken(sql, token, ['unlock']);
    const person = spent && (await findPersonById(spent.user, sql));
    if (!person) throw new KeepersError('LINK_NOT_VALID');
    await openLock(person.email, sql);
  });
}
