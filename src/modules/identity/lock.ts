import { hashToken } from '@/core/crypto';
import { pool, type Sql } from '@/core/db/pool';
import { insertTries } from '@/core/http/queries';
import { countWrongTries, deleteTries } from '@/modules/identity/queries/tries';
import { LOCK_MINUTES, type WrongTries } from '@/modules/identity/rules/sign-in';

/** The source by which wrong passwords for a mail address are counted: a known browser, or the IP address. */
export interface Place {
  email: string;
  from: string;
  known: boolean;
}

const hereKey = ({ email, from }: Place) => hashToken(`sign-in-of:${email}:${from}`);
const anywhereKey = (email: string) => hashToken(`sign-in-of:${email}`);
const openedKey = (email: string) => hashToken(`sign-in-opened:${email}`);

/**
 * Returns the number of wrong attempts for a mail address, whether it has an account or not, so that responses do not
 * reveal accounts. Attempts before the last unlocking do not count.
 */
export async function wrongTries(place: Place, sql: Sql = pool()): Promise<WrongTries> {
  const keys = { here: hereKey(place), anywhere: anywhereKey(place.email), opened: openedKey(place.email) };
  return countWrongTries(sql, keys, LOCK_MINUTES);
}

/** Records a wrong attempt; returns the new count. */
export async function countWrong(place: Place): Promise<WrongTries> {
  await insertTries(pool(), [hereKey(place), anywhereKey(place.email)]);
  return wrongTries(place);
}

/** Deletes the wrong attempts of a source after the right password from it. */
export async function forgetWrong(place: Place, sql: Sql = pool()): Promise<void> {
  await deleteTries(sql, hereKey(place));
}

/** Unlocks an address for all sources: its owner proved access to the mailbox. */
export async function openLock(email: string, sql: Sql = pool()): Promise<void> {
  const key = openedKey(email);
  await deleteTries(sql, key);
  await insertTries(sql, [key]);
}
