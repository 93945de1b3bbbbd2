import { pool, type Sql } from '@/core/db/pool';

/** A device token as its page lists it; the token itself is not stored. Times ISO 8601 UTC. */
export interface DeviceView {
  id: string;
  account_id: string;
  user_id: string;
  name: string;
  /** Name of its owner. */
  person: string;
  created_at: string;
  last_used_at: string | null;
}

type Row = Omit<DeviceView, 'created_at' | 'last_used_at'> & { created_at: Date; last_used_at: Date | null };

const SELECT = `select d.id, d.account_id, d.user_id, d.name, coalesce(u.first_name, u.email, '') as person, d.created_at,
  d.last_used_at from device_tokens d join users u on u.id = d.user_id and u.account_id = d.account_id
  where d.revoked_at is null`;

const view = (row: Row): DeviceView => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

/** Returns a valid device token, or null. */
export async function findDevice(id: string): Promise<DeviceView | null> {
  const { rows } = await pool().query<Row>(`${SELECT} and d.id = $1`, [id]);
  return rows[0] ? view(rows[0]) : null;
}

/** Returns an account's valid device tokens, or one user's, newest first. */
export async function listDevices(account: string, user: string | null): Promise<DeviceView[]> {
  const { rows } = await pool().query<Row>(
    `${SELECT} and d.account_id = $1 and ($2::uuid is null or d.user_id = $2) order by d.created_at desc, d.id`,
    [account, user],
  );
  return rows.map(view);
}

/** Writes a device token by its hash. */
export async function insertDevice(
  sql: Sql,
  device: { id: string; account: string; user: string; name: string; hash: string },
): Promise<void> {
  await sql.query(
    'insert into device_tokens (id, account_id, user_id, name, token_hash) values ($1, $2, $3, $4, $5)',
    [device.id, device.account, device.user, device.name, device.hash],
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
