import { type Sql, transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { enqueue } from '@/core/jobs/boss';
import { sendMail } from '@/core/mail/send-mail';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { accountMail } from '@/modules/identity/account-mails';
import { mustKnowPassword } from '@/modules/identity/operations/change-password';
import { findPersonById } from '@/modules/identity/queries/people';
import { issueToken, spendToken } from '@/modules/identity/token';
import { decideErasure, GRACE_DAYS } from '@/modules/people/rules/erasure';
import { DATA_ERASE } from '@/modules/privacy/jobs';
import { insertRequest, listRequests } from '@/modules/privacy/requests-repo';

const DAY = 24 * 3600 * 1000;

/**
 * Returns the facts for `decideErasure`. Locks the user's studio, so that of two owners who leave concurrently one is
 * the last.
 */
export async function standingOf(sql: Sql, user: string) {
  await sql.query(
    `select 1 from accounts where id = (select account_id from users where id = $1) for update`,
    [user],
  );
  const { rows } = await sql.query<{
    owner: boolean;
    operator: boolean;
    otherOwners: number;
    otherOperators: number;
  }>(
    `select u.role = 'owner' and u.account_id is not null as owner, u.operator,
            (select count(*)::int from users o where o.account_id = u.account_id and o.role = 'owner' and o.id <> u.id) as "otherOwners",
            (select count(*)::int from users o where o.operator and o.id <> u.id) as "otherOperators"
       from users u where u.id = $1`,
    [user],
  );
  const found = rows[0];
  return found && { ...found, owner: found.owner ?? false };
}

/**
 * Requests erasure of a user, with `studio` also of their studio: due after the grace period, unless canceled by the
 * mailed link or when signed in. Idempotent. Throws INVALID_INPUT naming `password`, LAST_OWNER, OTHER_OWNERS,
 * LAST_OPERATOR.
 */
export async function askErasure(
  user: string,
  { password, studio, locale }: { password: string; studio: boolean; locale: Locale },
): Promise<{ due: Date }> {
  await mustKnowPassword(user, password, 'password');
  return transaction(async (sql) => {
    const standing = await standingOf(sql, user);
    const person = await findPersonById(user, sql);
    if (!standing || !person) throw new KeepersError('UNAUTHENTICATED');
    const { subject } = requireAllowed(decideErasure({ ...standing, studio }));
    await sql.query('select 1 from users where id = $1 for update', [user]);
    const open = (await listRequests({ user }, sql)).find(
      ({ kind, state }) => kind === 'erasure' && (state === 'waiting' || state === 'working'),
    );
    if (open) return { due: open.due_at };
    const days = GRACE_DAYS[subject];
    const due = new Date(Date.now() + days * DAY);
    const account = subject === 'account' ? person.account : null;
    await insertRequest(sql, { kind: 'erasure', subject, user, account, due });
    await sql.query('update users set erase_after = $2, updated_at = now() where id = $1', [user, due]);
    if (person.account)
      await recordAudit(sql, subject === 'account' ? 'account.erasure_asked' : 'person.erasure_asked', {
        account: person.account,
      });
    const token = await issueToken(sql, user, 'erasure');
    const words = accountMail(subject === 'account' ? 'studio_erasure' : 'erasure', {
      name: person.first_name,
      locale: person.locale ?? locale,
      token,
      days,
    });
    await sendMail(sql, { ...words, to: person.email, account: null });
    return { due };
  });
}

/** Cancels the request, whichever owner of the studio made it. Returns whether there was one. */
async function takeBack(sql: Sql, user: string): Promise<boolean> {
  const ended = await sql.query(
    `update data_requests set state = 'undone', ended_at = now() where user_id = $1 and kind = 'erasure' and state = 'waiting'`,
    [user],
  );
  await sql.query('update users set erase_after = null, updated_at = now() where id = $1', [user]);
  await sql.query(`delete from account_tokens where user_id = $1 and kind = 'erasure'`, [user]);
  if (!ended.rowCount) return false;
  const person = await findPersonById(user, sql);
  if (person?.account) await recordAudit(sql, 'person.erasure_undone', { account: person.account });
  return true;
}

/** Cancels the erasure of a signed-in user. */
export const undoErasure = (user: string): Promise<boolean> => transaction((sql) => takeBack(sql, user));

/** The same by the mailed link, signed in or not. Throws LINK_NOT_VALID for a used, expired or unknown one. */
export async function undoErasureBy(token: string): Promise<void> {
  await transaction(async (sql) => {
    const spent = await spendToken(sql, token, ['erasure']);
    if (!spent || !(await takeBack(sql, spent.user))) throw new KeepersError('LINK_NOT_VALID');
  });
}

/**
 * Erases a client on behalf of their studio: without a grace period, because the client has already requested it from
 * the studio.
 */
export async function eraseClient(account: string, client: string): Promise<{ id: string }> {
  return transaction(async (sql) => {
    const known = await sql.query('select 1 from clients where id = $1 and account_id = $2 for update', [
      client,
      account,
    ]);
    if (!known.rowCount) throw new KeepersError('NOT_FOUND');
    const open = (await listRequests({ account, client }, sql)).find(
      ({ kind, state }) => kind === 'erasure' && (state === 'waiting' || state === 'working'),
    );
    if (open) return { id: open.id };
    const id = await insertRequest(sql, { kind: 'erasure', subject: 'client', client, account });
    await recordAudit(sql, 'person.erased', { account });
    await enqueue(sql, DATA_ERASE, { request: id });
    return { id };
  });
}
