import type { Sql } from '@plugins/kit/server/database';
import type { Kind } from '../rules/kinds';

/** A device as its user sees it. */
export interface DeviceRow extends Record<Kind, boolean> {
  id: string;
  endpoint: string;
  name: string;
  created_at: Date;
}

/** Returns a user's devices, the oldest first. */
export async function listOwn(sql: Sql, user: string): Promise<DeviceRow[]> {
  const { rows } = await sql.query<DeviceRow>(
    `select id, endpoint, name, completed, orders, comments, guests, created_at from push_devices where user_id = $1 order by created_at, id`,
    [user],
  );
  return rows;
}

/** Stores a device, or changes the one of its address: a browser belongs to the last user who turned notices on. */
export async function saveDevice(
  sql: Sql,
  device: Record<Kind, boolean> & {
    id: string;
    account: string;
    user: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    name: string;
    locale: 'en' | 'he';
  },
): Promise<void> {
  await sql.query(
    `insert into push_devices (id, account_id, user_id, endpoint, p256dh, auth, name, locale, completed, orders, comments, guests, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now(), now())
     on conflict (endpoint) do update set account_id = excluded.account_id, user_id = excluded.user_id, p256dh = excluded.p256dh,
       auth = excluded.auth, name = excluded.name, locale = excluded.locale, completed = excluded.completed,
       orders = excluded.orders, comments = excluded.comments, guests = excluded.guests, updated_at = now()`,
    [
      device.id,
      device.account,
      device.user,
      device.endpoint,
      device.p256dh,
      device.auth,
      device.name,
      device.locale,
      device.completed,
      device.orders,
      device.comments,
      device.guests,
    ],
  );
}

/** Deletes a device of a user. Returns whether there was one. */
export async function deleteOwn(sql: Sql, { user, id }: { user: string; id: string }): Promise<boolean> {
  const { rowCount } = await sql.query('delete from push_devices where user_id = $1 and id = $2', [user, id]);
  return Boolean(rowCount);
}

/** Deletes a device whose push service does not know it any more. */
export async function deleteDevice(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from push_devices where id = $1', [id]);
}

/** A device that is to have a notice, with the role of its user. */
export interface Receiver {
  id: string;
  role: 'owner' | 'assistant';
}

/** Returns the devices of an account whose users still work there and want notices of a kind. */
export async function listReceivers(
  sql: Sql,
  { account, kind }: { account: string; kind: Kind },
): Promise<Receiver[]> {
  const { rows } = await sql.query<Receiver>(
    `select d.id, u.role::text as role from push_devices d join users u on u.id = d.user_id and u.account_id = d.account_id
      where d.account_id = $1 and u.role in ('owner', 'assistant')
        and case $2::text when 'completed' then d.completed when 'orders' then d.orders when 'comments' then d.comments else d.guests end`,
    [account, kind],
  );
  return rows;
}

/** A device as it is sent to. */
export interface SendTo {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: 'en' | 'he';
}

/** Returns a device by its id. */
export async function findDevice(sql: Sql, id: string): Promise<SendTo | undefined> {
  const { rows } = await sql.query<SendTo>(
    'select id, endpoint, p256dh, auth, locale::text as locale from push_devices where id = $1',
    [id],
  );
  return rows[0];
}
