import { type Sql, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { countTry, guardTries } from '@/core/http/tries';
import { sendMail } from '@/core/mail/send-mail';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { accountMail } from '@/modules/identity/account-mails';
import { inTurn } from '@/modules/identity/in-turn';
import { openLock } from '@/modules/identity/lock';
import { checkPassword, keepPassword } from '@/modules/identity/password';
import { deleteFactors } from '@/modules/identity/queries/factors';
import {
  confirmMailbox,
  findPersonById,
  type PersonRow,
  setPassword,
} from '@/modules/identity/queries/people';
import { endSessions } from '@/modules/identity/queries/sessions';
import { deleteResetTokens } from '@/modules/identity/queries/tokens';
import { deleteIdentities } from '@/modules/identity/social/queries';
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
  await setPassword(sql, person.id, await keepPassword(password));
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
    await deleteResetTokens(sql, user);
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
      await deleteIdentities(sql, person.id);
      await deleteFactors(sql, person.id);
    }
    await confirmMailbox(sql, person.id);
    await endSessions(sql, person.id);
    await openLock(person.email, sql);
    return person;
  });
}
