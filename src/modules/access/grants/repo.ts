import { pool, type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { emit } from '@/core/events/emit';
import { projectOf } from '@/core/events/queries';

export interface GrantRow {
  id: string;
  event_id: string;
  role: 'guest' | 'client';
  client_id: string | null;
  user_id: string | null;
  name: string | null;
  email: string | null;
  locale: 'en' | 'he' | null;
  /** Set once the client gave or skipped name and address. */
  introduced?: boolean;
}

/** Returns a grant of this project that is neither revoked nor expired. */
export async function findGrant(id: string, eventId: string): Promise<GrantRow | null> {
  const { rows } = await pool().query<GrantRow>({
    name: 'grant',
    text: `select g.id, g.event_id, g.role, g.client_id, g.user_id, coalesce(g.name, c.name) as name,
                  coalesce(g.email, c.email) as email, coalesce(g.locale::text, c.locale::text) as locale,
                  g.introduced_at is not null as introduced
             from grants g left join clients c on c.id = g.client_id
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

export interface NewGrant {
  account: string;
  event: string;
  role: 'guest' | 'client';
  source: 'code' | 'link' | 'sign_in' | 'public';
  client?: string | null;
  user?: string | null;
  invitation?: string | null;
  name?: string | null;
  email?: string | null;
}

/** Inserts a grant, with its history entry and domain event; returns its id. */
export function insertGrant(grant: NewGrant, sql?: Sql): Promise<string> {
  return sql ? insertIn(sql, grant) : transaction((own) => insertIn(own, grant));
}

async function insertIn(sql: Sql, grant: NewGrant): Promise<string> {
  const id = uuidv7();
  await sql.query(
    `with made as (insert into grants (id, account_id, event_id, role, source, client_id, user_id, invitation_id, name, email, last_seen_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), now(), now()) returning *)
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
    ],
  );
  const { event, role, source } = grant;
  await emit(sql, 'client.entered', grant.account, async () => ({
    project: await projectOf(sql, event),
    grant: id,
    role,
    source,
  }));
  return id;
}
