import type { DeviceScope } from '@/core/access/device-scopes';
import { pool, type Sql } from '@/core/db/pool';
import type { DeviceKind } from '../rules/device';

/** A program that asks to be connected. */
export interface CodeRow {
  id: string;
  name: string;
  kind: DeviceKind;
  version: string | null;
  address: string;
  interval: number;
  created_at: Date;
  expired: boolean;
  /** Whether it asked for its token less than `interval` seconds ago. */
  early: boolean;
  denied: boolean;
  account_id: string | null;
  user_id: string | null;
  scopes: DeviceScope[] | null;
}

const COLUMNS = `id, name, kind, version, address, "interval", created_at, expires_at <= now() as expired,
  coalesce(polled_at > now() - make_interval(secs => "interval" - 0.5), false) as early, denied_at is not null as denied,
  account_id, user_id, scopes`;

/** Writes a code, and deletes those that expired an hour ago. */
export async function insertCode(
  sql: Sql,
  code: {
    id: string;
    device: string;
    user: string;
    name: string;
    kind: DeviceKind;
    version: string | null;
    address: string;
    interval: number;
    seconds: number;
  },
): Promise<void> {
  await sql.query(`delete from device_codes where expires_at < now() - interval '1 hour'`);
  await sql.query(
    `insert into device_codes (id, device_hash, user_hash, name, kind, version, address, "interval", expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9))`,
    [
      code.id,
      code.device,
      code.user,
      code.name,
      code.kind,
      code.version,
      code.address,
      code.interval,
      code.seconds,
    ],
  );
}

/** Locks the code of a program by the hash of its device code. */
export async function holdDeviceCode(sql: Sql, hash: string): Promise<CodeRow | null> {
  const { rows } = await sql.query<CodeRow>(
    `select ${COLUMNS} from device_codes where device_hash = $1 for update`,
    [hash],
  );
  return rows[0] ?? null;
}

/** Returns an open code by the hash of what a person typed: neither expired nor decided. */
export async function findUserCode(hash: string, sql: Sql = pool()): Promise<CodeRow | null> {
  const { rows } = await sql.query<CodeRow>(
    `select ${COLUMNS} from device_codes
      where user_hash = $1 and expires_at > now() and denied_at is null and account_id is null for update`,
    [hash],
  );
  return rows[0] ?? null;
}

/** Records that a program asked for its token, and how long it has to wait from now on. */
export async function setPolled(sql: Sql, id: string, interval: number): Promise<void> {
  await sql.query('update device_codes set polled_at = now(), "interval" = $2 where id = $1', [id, interval]);
}

/** Records that a person allowed the program, under a name and with scopes. */
export async function setAllowed(
  sql: Sql,
  id: string,
  by: { account: string; user: string; name: string; scopes: readonly DeviceScope[] },
): Promise<void> {
  await sql.query(
    'update device_codes set account_id = $2, user_id = $3, name = $4, scopes = $5 where id = $1',
    [id, by.account, by.user, by.name, by.scopes],
  );
}

/** A program that was allowed, and has not taken its token yet. */
export type AllowedRow = Pick<CodeRow, 'id' | 'name' | 'kind' | 'version'> & {
  user_id: string;
  scopes: DeviceScope[];
  /** Name of the person who allowed it. */
  person: string;
  created_at: Date;
};

/** Returns the allowed programs of an account, or of one user, that have not taken their token yet, newest first. */
export async function listAllowed(account: string, user: string | null): Promise<AllowedRow[]> {
  const { rows } = await pool().query<AllowedRow>(
    `select c.id, c.name, c.kind, c.version, c.user_id, c.scopes, c.created_at,
            coalesce(u.first_name, u.email, '') as person
       from device_codes c join users u on u.id = c.user_id and u.account_id = c.account_id
      where c.account_id = $1 and ($2::uuid is null or c.user_id = $2) and c.expires_at > now() and c.denied_at is null
      order by c.created_at desc, c.id`,
    [account, user],
  );
  return rows;
}

/** Records that a person refused the program. */
export async function setDenied(sql: Sql, id: string): Promise<void> {
  await sql.query('update device_codes set denied_at = now() where id = $1', [id]);
}

/** Deletes a code whose token was handed out. */
export async function deleteCode(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from device_codes where id = $1', [id]);
}

/** Whether a user still works in an account that is switched on. */
export async function worksIn(sql: Sql, user: string, account: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select 1 from users u join accounts a on a.id = u.account_id and a.active where u.id = $1 and u.account_id = $2',
    [user, account],
  );
  return Boolean(rowCount);
}
