import { pool, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { setCookie } from '@/core/http/cookies';
import { networksOf } from '@/core/http/network';
import type { RequestContext } from '@/core/http/request-context';
import { sendsMail } from '@/core/mail/sends-mail';
import { USER_COOKIE } from '@/modules/access/grants/session';
import { askAccountMail } from '@/modules/identity/ask-mail';
import { inTurn } from '@/modules/identity/in-turn';
import { knowBrowser, knownBrowser } from '@/modules/identity/known-browser';
import { countWrong, forgetWrong, type Place, wrongTries } from '@/modules/identity/lock';
import { checkPassword } from '@/modules/identity/password';
import { hasSecondFactor } from '@/modules/identity/queries/factors';
import { findPerson, mailKey, type PersonRow } from '@/modules/identity/queries/people';
import { endSession, type Way } from '@/modules/identity/queries/sessions';
import { afterWrongTry, mustConfirmFirst, signInLocked } from '@/modules/identity/rules/sign-in';
import { openSession } from '@/modules/identity/sessions';

/** A signed-in browser: its cookies and its user. */
export interface SignedInBrowser {
  cookie: string;
  /** Cookies besides the session's. */
  more: string[];
  userId: string;
  /** Whether this user works in an account (and belongs in the admin). */
  staff: boolean;
}

/** A user who entered their password; with a second factor they are not signed in yet. */
export type Recognised = { person: PersonRow; second: boolean };

/** Returns the source by which wrong passwords for this address are counted: the known browser, else the IP address. */
function placeOf(context: RequestContext, email: string): Place {
  const known = knownBrowser(context.cookies, email);
  return { email, from: known ?? `at ${networksOf(context.address).near}`, known: known !== null };
}

/**
 * Checks a user's password. Response and duration are the same whether the address has an account or not. Throws
 * INVALID_LOGIN, LAST_TRY_BEFORE_LOCK when one more wrong attempt locks, ACCOUNT_LOCKED; and, only after the right
 * password, ACCOUNT_INACTIVE and CONFIRM_EMAIL_FIRST.
 */
export async function recognise(
  context: RequestContext,
  { email: given, password }: { email: string; password: string },
): Promise<Recognised> {
  const email = mailKey(given);
  const place = placeOf(context, email);
  const person = await inTurn(`sign-in:${place.email}:${place.from}`, async () => {
    if (signInLocked(await wrongTries(place), place.known)) throw new KeepersError('ACCOUNT_LOCKED');
    const found = await findPerson(email);
    if (found && (await checkPassword(found, password))) return found;
    if (!found) await checkPassword(null, password);
    const said = afterWrongTry(await countWrong(place), place.known);
    if (said === 'ACCOUNT_LOCKED') await askAccountMail({ kind: 'unlock', email, locale: context.locale });
    throw new KeepersError(said);
  });
  await forgetWrong(place);
  refuseClosed(person);
  if (mustConfirmFirst(person.unconfirmed_since, new Date(), sendsMail())) {
    await askAccountMail({ kind: 'confirm', email, locale: context.locale });
    throw new KeepersError('CONFIRM_EMAIL_FIRST');
  }
  return { person, second: await hasSecondFactor(person.id) };
}

/** Throws for users of an account that is switched off; clients can still open its galleries. */
export function refuseClosed({
  active,
  inactive_reason,
}: Pick<PersonRow, 'active' | 'inactive_reason'>): void {
  if (!active) throw new KeepersError('ACCOUNT_INACTIVE', { reason: inactive_reason ?? '' });
}

/** Signs in a recognized user: creates a session in this browser. */
export async function letIn(
  context: RequestContext,
  person: Pick<PersonRow, 'id' | 'email' | 'account' | 'operator'>,
  way: Way,
): Promise<SignedInBrowser> {
  const agent = context.headers.get('user-agent') ?? null;
  const { cookie } = await transaction((sql) => openSession(sql, person, { agent, way }));
  const known = knowBrowser(context.cookies, person.email);
  const staff = Boolean(person.account || person.operator);
  return { cookie, more: known ? [known] : [], userId: person.id, staff };
}

/** Ends one browser's session: deletes its row, which invalidates the cookie. */
export async function signOut(session: { id: string; user: { id: string } } | null): Promise<string> {
  if (session) await endSession(pool(), session.user.id, session.id);
  return setCookie(USER_COOKIE, '', { maxAge: 0 });
}
