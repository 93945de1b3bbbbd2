import { pool, type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { countTry, guardTries } from '@/core/http/tries';
import { sendMail } from '@/core/mail/send-mail';
import { accountMail } from '@/modules/identity/account-mails';
import { newChallenge, takeChallenge } from '@/modules/identity/challenge';
import { inTurn } from '@/modules/identity/in-turn';
import { checkCode, newCodes } from '@/modules/identity/one-time-codes';
import {
  authenticationOptions,
  checkPasskey,
  readPasskey,
  registrationOptions,
} from '@/modules/identity/passkeys';
import {
  confirmFactor,
  credentialTaken,
  deleteBegunCodes,
  deleteFactor,
  deleteFactors,
  deleteOtherCodes,
  type FactorRow,
  findFactors,
  insertFactor,
  moveCounter,
  spendRecovery,
} from '@/modules/identity/queries/factors';
import { findPersonById, type PersonRow } from '@/modules/identity/queries/people';
import { makeRecoveryCodes, recoveryHashes } from '@/modules/identity/recovery-codes';
import { mustKnowPassword } from './change-password';

const wrongCode = () => new KeepersError('WRONG_CODE', {}, { code: 'WRONG_CODE' });
type Cookies = Map<string, string>;

async function personOf(user: string, sql: Sql = pool()): Promise<PersonRow> {
  const person = await findPersonById(user, sql);
  if (!person) throw new KeepersError('UNAUTHENTICATED');
  return person;
}

async function notifyPerson(sql: Sql, person: PersonRow): Promise<void> {
  const words = accountMail('factor_changed', { name: person.first_name, locale: person.locale ?? 'en' });
  await sendMail(sql, { ...words, to: person.email, account: null });
}

/** Returns recovery codes together with a user's first factor, otherwise null. */
async function codesIfFirst(sql: Sql, user: string): Promise<string[] | null> {
  return (await findFactors(user, ['recovery'], sql)).length > 0 ? null : makeRecoveryCodes(sql, user);
}

/** Returns a user's factors for display; `recovery`: number of recovery codes left. */
export async function listFactors(user: string) {
  const all = await findFactors(user, ['passkey', 'codes', 'recovery']);
  const shown = all.filter((one) => one.kind !== 'recovery' && one.confirmed_at);
  return {
    factors: shown.map(({ id, kind, name, created_at, used_at }) => ({
      id,
      kind: kind as 'passkey' | 'codes',
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
    recovery: all.length - all.filter((one) => one.kind !== 'recovery').length,
  };
}

/**
 * Creates the secret of an authenticator app, active only after its first valid code. Throws if the password is wrong.
 */
export async function beginCodes(user: string, password: string) {
  await mustKnowPassword(user, password, 'password');
  const person = await personOf(user);
  const id = uuidv7();
  const { sealed, ...shown } = await newCodes(id, person.email);
  await transaction(async (sql) => {
    await deleteBegunCodes(sql, user);
    await insertFactor(sql, user, { id, kind: 'codes', secret: sealed, confirmed: false });
  });
  return shown;
}

/** Checks the first code of a new app and activates it. Throws WRONG_CODE. */
export async function confirmCodes(user: string, code: string): Promise<{ recovery: string[] | null }> {
  const [begun] = (await findFactors(user, ['codes'])).filter((one) => !one.confirmed_at);
  const step = begun && (await tried(user, () => checkCode(begun, code)));
  if (!begun || step === undefined) throw wrongCode();
  return transaction(async (sql) => {
    if (!(await moveCounter(sql, begun.id, step))) throw wrongCode();
    await deleteOtherCodes(sql, user, begun.id);
    await confirmFactor(sql, begun.id);
    await notifyPerson(sql, await personOf(user, sql));
    return { recovery: await codesIfFirst(sql, user) };
  });
}

/** Returns the options with which a browser creates a passkey, and the cookie of its challenge. */
export async function beginPasskey(user: string, password: string) {
  await mustKnowPassword(user, password, 'password');
  const { challenge, cookie } = newChallenge('add', user);
  const known = await findFactors(user, ['passkey']);
  return { options: await registrationOptions(await personOf(user), known, challenge), cookie };
}

/** Saves a passkey that a browser created. Throws PASSKEY_NOT_USABLE. */
export async function addPasskey(
  user: string,
  cookies: Cookies,
  response: unknown,
  name: string | undefined,
) {
  const challenge = await takeChallenge(cookies, 'add', user);
  const made = challenge && (await readPasskey(response, challenge));
  if (!made) throw new KeepersError('PASSKEY_NOT_USABLE');
  return transaction(async (sql) => {
    if (await credentialTaken(sql, made.credential)) throw new KeepersError('PASSKEY_NOT_USABLE');
    await insertFactor(sql, user, { kind: 'passkey', name: name ?? null, ...made, confirmed: true });
    await notifyPerson(sql, await personOf(user, sql));
    return { recovery: await codesIfFirst(sql, user) };
  });
}

/** Replaces the recovery codes by ten new ones. Throws if the password is wrong. */
export async function renewRecovery(user: string, password: string): Promise<{ recovery: string[] }> {
  await mustKnowPassword(user, password, 'password');
  return transaction(async (sql) => {
    await notifyPerson(sql, await personOf(user, sql));
    return { recovery: await makeRecoveryCodes(sql, user) };
  });
}

/** Removes a factor; recovery codes are deleted with the last one. Ignores a missing one or another user's. */
export async function removeFactor(user: string, id: string, password: string): Promise<void> {
  await mustKnowPassword(user, password, 'password');
  await transaction(async (sql) => {
    if (!(await deleteFactor(sql, user, id))) return;
    const left = (await findFactors(user, ['passkey', 'codes'], sql)).filter((one) => one.confirmed_at);
    if (left.length === 0) await deleteFactors(sql, user);
    await notifyPerson(sql, await personOf(user, sql));
  });
}

/** Runs one attempt under a mutex; refuses after ten wrong ones in a quarter of an hour. Undefined if it was wrong. */
async function tried<T>(user: string, check: () => Promise<T | null>): Promise<T | undefined> {
  const who = { address: user, trySession: '' };
  return inTurn(`second:${user}`, async () => {
    await guardTries('second-factor', who);
    const found = await check();
    if (found !== null) return found;
    await countTry('second-factor', who);
    return undefined;
  });
}

/** Returns the options for signing with a passkey of a user who entered their password; null without passkeys. */
export async function askPasskey(user: string) {
  const known = await findFactors(user, ['passkey']);
  if (known.length === 0) return null;
  const { challenge, cookie } = newChallenge('enter', user);
  return { options: await authenticationOptions(known, challenge), cookie };
}

/**
 * Checks the second step of signing in: a code of the app, a recovery code (consumed), or a passkey's signature.
 * Returns which it was. Throws WRONG_CODE, PASSKEY_NOT_USABLE, TOO_MANY_TRIES.
 */
export async function proveSecond(
  user: string,
  cookies: Cookies,
  { code, passkey }: { code?: string | undefined; passkey?: unknown },
): Promise<'passkey' | 'code' | 'recovery'> {
  if (passkey) {
    const challenge = await takeChallenge(cookies, 'enter', user);
    const known = await findFactors(user, ['passkey']);
    const found = challenge && (await tried(user, () => checkPasskey(passkey, known, challenge)));
    if (!found || !(await moveCounter(pool(), found.id, found.counter, true)))
      throw new KeepersError('PASSKEY_NOT_USABLE');
    return 'passkey';
  }
  const way = await tried(user, () => checkTyped(user, code ?? ''));
  if (!way) throw wrongCode();
  return way;
}

async function checkTyped(user: string, code: string): Promise<'code' | 'recovery' | null> {
  const apps = (await findFactors(user, ['codes'])).filter((one: FactorRow) => one.confirmed_at);
  for (const app of apps) {
    const step = await checkCode(app, code);
    if (step !== null) return (await moveCounter(pool(), app.id, step)) ? 'code' : null;
  }
  return (await spendRecovery(pool(), user, recoveryHashes(user, code))) ? 'recovery' : null;
}
