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
import {
  deleteErasureLinks,
  lockClient,
  lockStudioOf,
  lockUser,
  readTeamRole,
  storeEraseAfter,
  type TeamRole,
} from '@/modules/privacy/queries/people';
import { cancelErasure, insertRequest, listRequests } from '@/modules/privacy/queries/requests';

const DAY = 24 * 3600 * 1000;

/**
 * Returns the facts for `decideErasure`. Locks the user's studio, so that of two owners who leave concurrently one is
 * the last.
 */
export async function lockTeamRole(sql: Sql, user: string): Promise<TeamRole | null> {
  await lockStudioOf(sql, user);
  return readTeamRole(sql, user);
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
    const role = await lockTeamRole(sql, user);
    const person = await findPersonById(user, sql);
    if (!role || !person) throw new KeepersError('UNAUTHENTICATED');
    const { subject } = requireAllowed(decideErasure({ ...role, studio }));
    await lockUser(sql, user);
    const open = (await listRequests({ user }, sql)).find(
      ({ kind, state }) => kind === 'erasure' && (state === 'waiting' || state === 'working'),
    );
    if (open) return { due: open.due_at };
    const days = GRACE_DAYS[subject];
    const due = new Date(Date.now() + days * DAY);
    const account = subject === 'account' ? person.account : null;
    await insertRequest(sql, { kind: 'erasure', subject, user, account, due });
    await storeEraseAfter(sql, user, due);
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
  const ended = await cancelErasure(sql, user);
  await storeEraseAfter(sql, user, null);
  await deleteErasureLinks(sql, user);
  if (!ended) return false;
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
    if (!(await lockClient(sql, { account, client }))) throw new KeepersError('NOT_FOUND');
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
