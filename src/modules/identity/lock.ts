import { hashToken } from '@/core/crypto';
import { pool, type Sql } from '@/core/db/pool';
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
  const { rows } = await sql.query<WrongTries>(
    `select count(*) filter (where key = $1)::int as here, count(*) filter (where key = $2)::int as anywhere
       from tries where key in ($1, $2) and created_at > greatest(now() - make_interval(mins => $4),
         coalesce((select max(created_at) from tries where key = $3), '-infinity'))`,
    [hereKey(place), anywhereKey(place.email), openedKey(place.email), LOCK_MINUTES],
  );
  return rows[0] ?? { here: 0, anywhere: 0 };
}

/** Records a wrong attempt; returns the new count. */
export async function countWrong(place: Place): Promise<WrongTries> {
  await pool().query('insert into tries (key) values ($1), ($2)', [hereKey(place), anywhereKey(place.email)]);
  return wrongTries(place);
}

/** Deletes the wrong attempts of a source after the right password from it. */
export async function forgetWrong(place: Place, sql: Sql = pool()): Promise<void> {
  await sql.query('delete from tries where key = $1', [hereKey(place)]);
}

/** Unlocks an address for all sources: its owner proved access to the mailbox. */
export async function openLock(email: string, sql: Sql = pool()): Promise<void> {
  const key = openedKey(email);
  await sql.query('delete from tries where key = $1', [key]);
  await sql.query('insert into tries (key) values ($1)', [key]);
}
