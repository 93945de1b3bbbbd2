import { type Sql, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { countTry, guardTries } from '@/core/http/tries';
import { sendMail } from '@/core/mail/send-mail';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { accountMail } from '@/modules/identity/account-mails';
import { inTurn } from '@/modules/identity/in-turn';
import { openLock } from '@/modules/identity/lock';
import { checkPassword, keepPassword } from '@/modules/identity/password';
import { findPersonById, type PersonRow } from '@/modules/identity/people-repo';
import { endSessions } from '@/modules/identity/sessions';
import { spendToken, tokenLives } from '@/modules/identity/token';

export interface NewPassword {
  password: string;
  password_confirmation: string;
}

function mustMatch({ password, password_confirmation }: NewPassword): void {
  if (password === password_confirmation) return;
  const problem = { code: 'confirmation', params: { attribute: 'password' } } as const;
  throw new KeepersError('INVALID_INPUT', {}, { password_confirmation: problem });
}

/**
 * Throws INVALID_INPUT at `field` if the password is wrong, and TOO_MANY_TRIES after ten wrong ones, so that an
 * unattended session cannot be used to guess it.
 */
export async function mustKnowPassword(user: string, password: string, field: string): Promise<void> {
  const who = { address: user, trySession: '' };
  await inTurn(`password:${user}`, async () => {
    await guardTries('password', who);
    if (await checkPassword(await findPersonById(user), password)) return;
    await countTry('password', who);
    throw new KeepersError('INVALID_INPUT', {}, { [field]: 'WRONG_PASSWORD' });
  });
}

/** Replaces the password and notifies the user. */
async function replace(sql: Sql, person: PersonRow, password: string): Promise<void> {
  const { hash, salt } = await keepPassword(password);
  await sql.query('update users set hash = $2, salt = $3, updated_at = now() where id = $1', [
    person.id,
    hash,
    salt,
  ]);
  if (person.account)
    await recordAudit(sql, 'person.password_changed', { account: person.account, subject: person.email });
  const words = accountMail('password_changed', { name: person.first_name, locale: person.locale ?? 'en' });
  await sendMail(sql, { ...words, to: person.email, account: null });
}

/** Changes a user's password and signs out their other browsers. Throws INVALID_INPUT naming the fields. */
export async function changePassword(
  { user, session }: { user: string; session: string },
  { current_password, ...input }: NewPassword & { current_password: string },
): Promise<void> {
  mustMatch(input);
  await mustKnowPassword(user, current_password, 'current_password');
  await transaction(async (sql) => {
    const person = await findPersonById(user, sql);
    if (!person) throw new KeepersError('UNAUTHENTICATED');
    await replace(sql, person, input.password);
    await sql.query(`delete from account_tokens where user_id = $1 and kind = 'reset'`, [user]);
    await endSessions(sql, user, session);
  });
}

/**
 * Sets a forgotten password with the token of a mailed link: ends every session, unlocks the account, and confirms the
 * mailbox. Throws LINK_NOT_VALID; an invalid password does not consume the link.
 */
export async function resetPassword(token: string, input: NewPassword): Promise<PersonRow> {
  mustMatch(input);
  if (!(await tokenLives(token, ['reset']))) throw new KeepersError('LINK_NOT_VALID');
  return transaction(async (sql) => {
    const spent = await spendToken(sql, token, ['reset']);
    const person = spent && (await findPersonById(spent.user, sql));
    if (!person) throw new KeepersError('LINK_NOT_VALID');
    await replace(sql, person, input.password);
    if (person.unconfirmed_since) {
      // The account's creator may not own this mailbox: removes all other ways of signing in.
      await sql.query('delete from identities where user_id = $1', [person.id]);
      await sql.query('delete from second_factors where user_id = $1', [person.id]);
    }
    await sql.query('update users set unconfirmed_since = null where id = $1', [person.id]);
    await endSessions(sql, person.id);
    await openLock(person.email, sql);
    return person;
  });
}
