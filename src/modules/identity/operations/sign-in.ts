import { pool, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { setCookie } from '@/core/http/cookies';
import { networksOf } from '@/core/http/network';
import type { RequestContext } from '@/core/http/request-context';
import { USER_COOKIE } from '@/modules/access/grants/session';
import { askAccountMail } from '@/modules/identity/ask-mail';
import { inTurn } from '@/modules/identity/in-turn';
import { knowBrowser, knownBrowser } from '@/modules/identity/known-browser';
import { countWrong, forgetWrong, type Place, wrongTries } from '@/modules/identity/lock';
import { checkPassword } from '@/modules/identity/password';
import { findPerson, mailKey, type PersonRow } from '@/modules/identity/people-repo';
import { afterWrongTry, mustConfirmFirst, signInLocked } from '@/modules/identity/rules/sign-in';
import { hasSecondFactor } from '@/modules/identity/second-factors';
import { endSession, openSession, type Way } from '@/modules/identity/sessions';

/** A signed-in browser: its cookies, and who it is. */
export interface SignedInBrowser {
  cookie: string;
  /** Cookies beside the session's. */
  more: string[];
  userId: string;
  /** Whether this person works in an account (and belongs in the admin). */
  staff: boolean;
}

/** Who proved their password; with a second factor they are not in yet. */
export type Recognised = { person: PersonRow; second: boolean };

/** Where wrong passwords for this address are counted from: the known browser, else where the request comes from. */
function placeOf(context: RequestContext, email: string): Place {
  const known = knownBrowser(context.cookies, email);
  return { email, from: known ?? `at ${networksOf(context.address).near}`, known: known !== null };
}

/**
 * Recognises somebody by their password. What one hears, and how long it takes, is the same whether anybody has this
 * address or not. Throws INVALID_LOGIN, LAST_TRY_BEFORE_LOCK when one more wrong try locks, ACCOUNT_LOCKED; and, told
 * only to whoever knows the password, ACCOUNT_INACTIVE and CONFIRM_EMAIL_FIRST.
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
  if (mustConfirmFirst(person.unconfirmed_since, new Date())) {
    await askAccountMail({ kind: 'confirm', email, locale: context.locale });
    throw new KeepersError('CONFIRM_EMAIL_FIRST');
  }
  return { person, second: await hasSecondFactor(person.id) };
}

/** Nobody of an account that was switched off comes in; its galleries stay open to their people. */
export function refuseClosed({
  active,
  inactive_reason,
}: Pick<PersonRow, 'active' | 'inactive_reason'>): void {
  if (!active) throw new KeepersError('ACCOUNT_INACTIVE', { reason: inactive_reason ?? '' });
}

/** Lets a recognised person in: a session of their own in this browser. */
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

/** Ends one browser's session: its row goes, and with it every right of its cookie. */
export async function signOut(session: { id: string; user: { id: string } } | null): Promise<string> {
  if (session) await endSession(pool(), session.user.id, session.id);
  return setCookie(USER_COOKIE, '', { maxAge: 0 });
}
