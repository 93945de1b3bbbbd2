import { hashToken } from '@/core/crypto';
import { pool, type Sql } from '@/core/db/pool';
import { LOCK_MINUTES, type WrongTries } from '@/modules/identity/rules/sign-in';

/** Where wrong passwords for an address of mail are counted from: a known browser, or the asking address. */
export interface Place {
  email: string;
  from: string;
  known: boolean;
}

const hereKey = ({ email, from }: Place) => hashToken(`sign-in-of:${email}:${from}`);
const anywhereKey = (email: string) => hashToken(`sign-in-of:${email}`);
const openedKey = (email: string) => hashToken(`sign-in-opened:${email}`);

/**
 * Wrong tries for an address of mail, whether anybody has it or not: what one hears says nothing of who is here.
 * Those from before the last unlocking do not count.
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

/** Writes a wrong try down; gives the count with it. */
export async function countWrong(place: Place): Promise<WrongTries> {
  await pool().query('insert into tries (key) values ($1), ($2)', [hereKey(place), anywhereKey(place.email)]);
  return wrongTries(place);
}

/** The right password from a place forgets the wrong ones from there. */
export async function forgetWrong(place: Place, sql: Sql = pool()): Promise<void> {
  await sql.query('delete from tries where key = $1', [hereKey(place)]);
}

/** Opens the lock of an address everywhere: its owner proved to have the mailbox. */
export async function openLock(email: string, sql: Sql = pool()): Promise<void> {
  const key = openedKey(email);
  await sql.query('delete from tries where key = $1', [key]);
  await sql.query('insert into tries (key) values ($1)', [key]);
}
