import type { DeviceScope } from '@/core/access/device-scopes';
import type { SignedIn } from '@/core/access/person';
import { pool, type Sql } from '@/core/db/pool';
import { EVENT_COLUMNS, EVENT_FROM, type EventRow } from '@/modules/access/queries';

/** A grant as requests carry it: name, address and language also of its client. */
export interface GrantRow {
  id: string;
  event_id: string;
  role: 'guest' | 'client';
  /** A right of their link: every photograph can be downloaded, whatever the project's switches say. */
  downloads: boolean;
  client_id: string | null;
  user_id: string | null;
  name: string | null;
  email: string | null;
  locale: 'en' | 'he' | null;
  /** Set once the client gave or skipped name and address. */
  introduced?: boolean;
  /**
   * The last day of their link, or the project's if that is earlier: YYYY-MM-DD in the project's time zone. Null without
   * one, and until 30 days before.
   */
  last_day?: string | null;
}

/** SQL: `last_day` of a grant `g` of a project `e`. A closing time is the end of its day. */
const LAST_DAY = `case when g.expires_at < now() + interval '30 days'
  then to_char((least(g.expires_at, e.expires_at) - interval '1 second') at time zone e.time_zone, 'YYYY-MM-DD') end`;

/** Returns a grant of this project that is neither revoked nor expired. */
export async function findGrant(id: string, eventId: string): Promise<GrantRow | null> {
  const { rows } = await pool().query<GrantRow>({
    name: 'grant',
    text: `select g.id, g.event_id, g.role, g.downloads, g.client_id, g.user_id, coalesce(g.name, c.name) as name,
                  coalesce(g.email, c.email) as email, coalesce(g.locale::text, c.locale::text) as locale,
                  g.introduced_at is not null as introduced, ${LAST_DAY} as last_day
             from grants g join events e on e.id = g.event_id left join clients c on c.id = g.client_id
            where g.id = $1 and g.event_id = $2 and g.revoked_at is null and (g.expires_at is null or g.expires_at > now())`,
    values: [id, eventId],
  });
  return rows[0] ?? null;
}

/** Whether a grant of this project was revoked. */
export async function wasRevoked(id: string, eventId: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'select 1 from grants where id = $1 and event_id = $2 and revoked_at is not null',
    [id, eventId],
  );
  return Boolean(rowCount);
}

/** Whether the project ever had a grant: grants are created only while it is open. */
export async function wasEntered(eventId: string): Promise<boolean> {
  const { rowCount } = await pool().query('select 1 from grants where event_id = $1 limit 1', [eventId]);
  return Boolean(rowCount);
}

/** Returns the client grant of a signed-in person in a project, whichever browser they use. */
export async function findGrantOfUser(userId: string, eventId: string): Promise<GrantRow | null> {
  const { rows } = await pool().query<{ id: string }>({
    name: 'grant-of-user',
    text: `select id from grants where user_id = $1 and event_id = $2 and revoked_at is null
              and (expires_at is null or expires_at > now()) order by role = 'client' desc, id limit 1`,
    values: [userId, eventId],
  });
  return rows[0] ? findGrant(rows[0].id, eventId) : null;
}

/** Returns the valid grants of a signed-in person, newest first. */
export async function listGrantsOfUser(userId: string): Promise<{ id: string; event_id: string }[]> {
  const { rows } = await pool().query<{ id: string; event_id: string }>(
    `select id, event_id from grants where user_id = $1 and revoked_at is null
        and (expires_at is null or expires_at > now()) order by id desc limit 30`,
    [userId],
  );
  return rows;
}

/** A grant to insert. */
export interface NewGrant {
  account: string;
  event: string;
  role: 'guest' | 'client';
  downloads?: boolean;
  source: 'code' | 'link' | 'sign_in' | 'public';
  client?: string | null;
  user?: string | null;
  invitation?: string | null;
  name?: string | null;
  email?: string | null;
}

/** Inserts a grant with its history entry. `insertGrant` also emits its domain event. */
export async function insertGrantRow(sql: Sql, id: string, grant: NewGrant): Promise<void> {
  await sql.query(
    `with made as (insert into grants (id, account_id, event_id, role, source, client_id, user_id, invitation_id, name, email, downloads, last_seen_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), now(), now()) returning *)
     insert into audit_entries (account_id, event_id, action, subject, actor_role, actor_user_id, actor_grant_id, actor_name)
     select m.account_id, m.event_id, 'grant.made', m.source::text, m.role::text, m.user_id, m.id, coalesce(m.name, c.name, m.email)
       from made m left join clients c on c.id = m.client_id`,
    [
      id,
      grant.account,
      grant.event,
      grant.role,
      grant.source,
      grant.client ?? null,
      grant.user ?? null,
      grant.invitation ?? null,
      grant.name ?? null,
      grant.email ?? null,
      grant.downloads ?? false,
    ],
  );
}

/** Whose visit was counted, and where. */
export interface CountedView {
  account: string;
  event: string;
  person: string;
}

/**
 * Counts a visit of a grant at `now`, unless one was counted in the `window` before; both in milliseconds. Returns null
 * if it was not counted.
 */
export async function addView(grant: string, now: number, window: number): Promise<CountedView | null> {
  const { rows } = await pool().query<CountedView>({
    name: 'count-view',
    text: `update grants set views = coalesce(views, 0) + 1, viewed_at = to_timestamp($2::float8 / 1000)
            where id = $1 and (viewed_at is null or viewed_at <= to_timestamp(($2::float8 - $3::float8) / 1000))
           returning account_id as account, event_id as event, coalesce(client_id, user_id, id) as person`,
    values: [grant, now, window],
  });
  return rows[0] ?? null;
}

/** Returns the person of a session of Payload's that has not ended; null while their account is switched off. */
export async function findSession(user: string, session: string): Promise<SignedIn | null> {
  const { rows } = await pool().query<SignedIn & { sid: string }>({
    name: 'session',
    text: `select u.id, u.email, u.account_id as account, u.role, u.operator, u.first_name, u.family_name, u.locale, s.id as sid
             from users u join users_sessions s on s._parent_id = u.id left join accounts a on a.id = u.account_id
            where u.id = $1 and s.id = $2 and s.expires_at > now() and (a.active is not false or u.operator)`,
    values: [user, session],
  });
  if (!rows[0]) return null;
  const { sid: _sid, ...person } = rows[0];
  return person;
}

/** The person of a device token; `stale` if its time of use was not recorded in the last minute. */
export type DevicePerson = SignedIn & { device: string; stale: boolean; scopes: DeviceScope[] };

/** Returns the person who owns a device token, by its hash; null for a revoked one and while the account is off. */
export async function findDevicePerson(tokenHash: string): Promise<DevicePerson | null> {
  const { rows } = await pool().query<DevicePerson>({
    name: 'device',
    text: `select u.id, u.email, u.account_id as account, u.role, false as operator, u.first_name, u.family_name, u.locale,
                  d.id as device, d.scopes, (d.last_used_at is null or d.last_used_at < now() - interval '1 minute') as stale
             from device_tokens d join users u on u.id = d.user_id and u.account_id = d.account_id
             join accounts a on a.id = u.account_id and a.active
            where d.token_hash = $1 and d.revoked_at is null`,
    values: [tokenHash],
  });
  return rows[0] ?? null;
}

/** Records that a device was used now. */
export async function touchDevice(device: string): Promise<void> {
  await pool().query('update device_tokens set last_used_at = now() where id = $1', [device]);
}

/** Returns the account of a client, also from the trash; null if there is no such client. `id` is any text. */
export async function findAccountOfClient(id: string): Promise<string | null> {
  const { rows } = await pool().query<{ account: string }>(
    'select account_id as account from clients where id::text = $1',
    [id],
  );
  return rows[0]?.account ?? null;
}

/**
 * SQL: a text that differs after any change of a gallery's photographs: their number, and a hash of which row versions
 * they are. `xmin` is the transaction that wrote a row; an update writes a new row.
 */
const CONTENTS = `(select count(*) || ' ' || coalesce(bit_xor(hash_record_extended(row(m.id, m.xmin), 0)), 0)
  from media m where m.gallery_id = galleries.id)`;

/** SQL for each kind of thing: `id`, `name`, its `event`, whether only the account sees it, its `contents`. */
const THING = {
  event: 'select id, name, id as event, false as withheld, null as contents from events',
  gallery: 'select id, name, event_id as event, private as withheld, null as contents from galleries',
  listed: `select id, name, event_id as event, private as withheld, ${CONTENTS} as contents from galleries`,
  product: 'select id, name, event_id as event, false as withheld, null as contents from products',
};

/** What a request addresses. */
export type ThingKind = keyof typeof THING;

const GRANT = `json_build_object('id', g.id, 'event_id', g.event_id, 'role', g.role, 'downloads', g.downloads, 'client_id', g.client_id,
  'user_id', g.user_id, 'name', coalesce(g.name, c.name), 'email', coalesce(g.email, c.email),
  'locale', coalesce(g.locale::text, c.locale::text), 'introduced', g.introduced_at is not null,
  'last_day', ${LAST_DAY})`;

/** A project with the thing in it that was addressed, and a grant for it. */
export type EntranceRow = EventRow & {
  living_grant: GrantRow | null;
  thing_id: string;
  thing_name: string;
  thing_contents: string | null;
  withheld: boolean;
};

/**
 * Returns a thing, its project and one of these grants of the project, or null. Finds the thing first and the project by
 * its key: without this order, PostgreSQL scans all projects while there are few.
 */
export async function findThing(kind: ThingKind, id: string, grants: string[]): Promise<EntranceRow | null> {
  const { rows } = await pool().query<EntranceRow>({
    name: `entrance-${kind}`,
    text: `with t as materialized (${THING[kind]} where id = $1 and deleted_at is null)
           select ${EVENT_COLUMNS}, t.id as thing_id, t.name as thing_name, t.contents as thing_contents, t.withheld,
                  (select ${GRANT} from grants g left join clients c on c.id = g.client_id
                    where g.id = any($2::uuid[]) and g.event_id = e.id and g.revoked_at is null
                      and (g.expires_at is null or g.expires_at > now())
                    limit 1) as living_grant
             ${EVENT_FROM} cross join t
            where e.id = (select event from t) and e.deleted_at is null`,
    values: [id, grants],
  });
  return rows[0] ?? null;
}

/** SQL: the id of a row's person as `personOf` returns it; `grant` is the alias of the grant joined by `grant_id`. */
export const personIn = (row: string, grant: string): string =>
  `coalesce(${grant}.client_id, ${grant}.user_id, ${row}.grant_id, ${row}.user_id)`;
