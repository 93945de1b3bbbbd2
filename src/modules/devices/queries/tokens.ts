import type { DeviceScope } from '@/core/access/device-scopes';
import { pool, type Sql } from '@/core/db/pool';
import type { DeviceKind, Heartbeat } from '../rules/device';

/** A connected program; its token itself is not stored. Times ISO 8601 UTC. */
export interface DeviceRow {
  id: string;
  account_id: string;
  user_id: string;
  name: string;
  kind: DeviceKind;
  scopes: DeviceScope[];
  version: string | null;
  /** What its last heartbeat said. */
  state: Heartbeat['state'] | null;
  /** Name of its owner. */
  person: string;
  created_at: string;
  last_used_at: string | null;
  /** Of its last heartbeat; null before the first, and once it said that it ends. */
  seen_at: string | null;
}

type Row = Omit<DeviceRow, 'created_at' | 'last_used_at' | 'seen_at'> & {
  created_at: Date;
  last_used_at: Date | null;
  seen_at: Date | null;
};

const SELECT = `select d.id, d.account_id, d.user_id, d.name, d.kind, d.scopes, d.version, d.state,
  coalesce(u.first_name, u.email, '') as person, d.created_at, d.last_used_at, d.seen_at
  from device_tokens d join users u on u.id = d.user_id and u.account_id = d.account_id
  where d.revoked_at is null`;

const present = (row: Row): DeviceRow => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  seen_at: row.seen_at?.toISOString() ?? null,
});

/** Returns a valid device token, or null. */
export async function findDevice(id: string): Promise<DeviceRow | null> {
  const { rows } = await pool().query<Row>(`${SELECT} and d.id = $1`, [id]);
  return rows[0] ? present(rows[0]) : null;
}

/** Returns an account's valid device tokens, or one user's, newest first. */
export async function listDevices(account: string, user: string | null): Promise<DeviceRow[]> {
  const { rows } = await pool().query<Row>(
    `${SELECT} and d.account_id = $1 and ($2::uuid is null or d.user_id = $2) order by d.created_at desc, d.id`,
    [account, user],
  );
  return rows.map(present);
}

/** A device token to insert. */
export interface NewDevice {
  id: string;
  account: string;
  user: string;
  name: string;
  kind: DeviceKind;
  scopes: readonly DeviceScope[];
  version: string | null;
  hash: string;
}

/** Writes a device token by its hash. */
export async function insertDevice(sql: Sql, device: NewDevice): Promise<void> {
  await sql.query(
    `insert into device_tokens (id, account_id, user_id, name, kind, scopes, version, token_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      device.id,
      device.account,
      device.user,
      device.name,
      device.kind,
      device.scopes,
      device.version,
      device.hash,
    ],
  );
}

/** Marks a device token as revoked; returns its account and name, null where it was revoked before. */
export async function setDeviceRevoked(
  sql: Sql,
  id: string,
): Promise<{ account: string; name: string } | null> {
  const { rows } = await sql.query<{ account: string; name: string }>(
    'update device_tokens set revoked_at = now() where id = $1 and revoked_at is null returning account_id as account, name',
    [id],
  );
  return rows[0] ?? null;
}

/** Stores what a program's heartbeat says; a program that stops was seen no longer. */
export async function setHeartbeat(
  id: string,
  { version, state }: { version: string | null; state: Heartbeat['state'] },
): Promise<void> {
  await pool().query(
    `update device_tokens set version = coalesce($2, version), state = $3,
            seen_at = case when $4 then null else now() end
      where id = $1`,
    [id, version, JSON.stringify(state), state.status === 'stopped'],
  );
}

/** Returns the name of an account. */
export async function findAccountName(id: string): Promise<string> {
  const { rows } = await pool().query<{ name: string }>('select name from accounts where id = $1', [id]);
  return rows[0]?.name ?? '';
}
