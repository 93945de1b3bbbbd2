import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { openLock } from '@/modules/identity/lock';
import { findPersonById } from '@/modules/identity/queries/people';
import { spendToken } from '@/modules/identity/token';

/** Unlocks an account with the token of a mailed link. Throws LINK_NOT_VALID for a used, expired or unknown one. */
export async function unlockAccount(token: string): Promise<void> {
  await transaction(async (sql) => {
    const spent = await spendToken(sql, token, ['unlock']);
    const person = spent && (await findPersonById(spent.user, sql));
    if (!person) throw new KeepersError('LINK_NOT_VALID');
    await openLock(person.email, sql);
  });
}
