/** Wrong passwords for one address of mail, from one place, before that place has to wait; the last but one warns. */
export const SIGN_IN_TRIES = 6;
/** The same from all places together: more than any person tries, far too few to guess by. */
export const SIGN_IN_TRIES_ANYWHERE = 60;
/** Minutes a lock lasts. */
export const LOCK_MINUTES = 15;
/** Days a person may go on without having confirmed their address. */
export const CONFIRM_DAYS = 7;
/** Days a session lasts. */
export const SESSION_DAYS = 14;

/** Wrong tries of late: from where one is now, and from everywhere. */
export interface WrongTries {
  here: number;
  anywhere: number;
}

/** Whether a password may be tried now. A browser that was signed in before is counted by itself alone. */
export function signInLocked({ here, anywhere }: WrongTries, knownBrowser: boolean): boolean {
  return here >= SIGN_IN_TRIES || (!knownBrowser && anywhere >= SIGN_IN_TRIES_ANYWHERE);
}

/** What one hears after a wrong password, which is counted already. */
export function afterWrongTry(
  tries: WrongTries,
  knownBrowser: boolean,
): 'INVALID_LOGIN' | 'LAST_TRY_BEFORE_LOCK' | 'ACCOUNT_LOCKED' {
  if (signInLocked(tries, knownBrowser)) return 'ACCOUNT_LOCKED';
  return tries.here === SIGN_IN_TRIES - 1 ? 'LAST_TRY_BEFORE_LOCK' : 'INVALID_LOGIN';
}

/** Whether somebody must confirm their address before they come in again. `since`: unconfirmed since then; null: confirmed. */
export function mustConfirmFirst(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > CONFIRM_DAYS * 24 * 3600_000;
}
