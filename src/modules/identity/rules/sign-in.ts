/** Wrong passwords for one mail address from one source before that source is locked; the last but one warns. */
export const SIGN_IN_TRIES = 6;
/** The same from all sources together: more than any user needs, far too few to guess a password. */
export const SIGN_IN_TRIES_ANYWHERE = 60;
/** Minutes for which a lock lasts. */
export const LOCK_MINUTES = 15;
/** Days for which a user may sign in without having confirmed their address. */
export const CONFIRM_DAYS = 7;
/** Days for which a session is valid. */
export const SESSION_DAYS = 14;

/** Recent wrong attempts: from the current source, and from all. */
export interface WrongTries {
  here: number;
  anywhere: number;
}

/** Whether signing in is locked now. A known browser is counted separately. */
export function signInLocked({ here, anywhere }: WrongTries, knownBrowser: boolean): boolean {
  return here >= SIGN_IN_TRIES || (!knownBrowser && anywhere >= SIGN_IN_TRIES_ANYWHERE);
}

/** Returns the error after a wrong password, which is already counted. */
export function afterWrongTry(
  tries: WrongTries,
  knownBrowser: boolean,
): 'INVALID_LOGIN' | 'LAST_TRY_BEFORE_LOCK' | 'ACCOUNT_LOCKED' {
  if (signInLocked(tries, knownBrowser)) return 'ACCOUNT_LOCKED';
  return tries.here === SIGN_IN_TRIES - 1 ? 'LAST_TRY_BEFORE_LOCK' : 'INVALID_LOGIN';
}

/**
 * Whether a user must confirm their address before signing in. `since`: unconfirmed since then; null: confirmed. Without
 * a mail server (`mails`) no link reaches anyone, so no one is kept out for lack of it.
 */
export function mustConfirmFirst(since: Date | null, now: Date, mails: boolean): boolean {
  return mails && since !== null && now.getTime() - since.getTime() > CONFIRM_DAYS * 24 * 3600_000;
}
