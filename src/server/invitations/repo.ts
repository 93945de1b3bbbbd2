import type { Locale } from '@/domain/locale';
import type { GrantRole } from '@/domain/roles';
import { pool, type Sql } from '@/server/database/pool';
import { uuidv7 } from '@/server/database/uuid';

/** A person an account works for. */
export interface ClientRow {
  id: string;
  name: string;
  email: string | null;
  phone_number: string | null;
  locale: Locale | null;
}

const CLIENT = 'c.id, c.name, c.email, c.phone_number, c.locale::text as locale';

/**
 * The account's client of this address, made where there is none; what was not known of them is filled in, what was
 * known stays. Two at once for the same address wait for each other.
 */
export async function keepClient(
  sql: Sql,
  account: string,
  person: Omit<ClientRow, 'id'>,
): Promise<ClientRow> {
  if (person.email) {
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `client:${account}:${person.email.toLowerCase()}`,
    ]);
    const { rows } = await sql.query<ClientRow>(
      `update clients c set phone_number = coalesce(c.phone_number, $3), locale = coalesce(c.locale, $4), updated_at = now()
        where c.id = (select id from clients where account_id = $1 and lower(email) = lower($2) and deleted_at is null order by id limit 1)
        returning ${CLIENT}`,
      [account, person.email, person.phone_number, person.locale],
    );
    if (rows[0]) return rows[0];
  }
  const client = { id: uuidv7(), ...person };
  await sql.query(
    `insert into clients (id, account_id, name, email, phone_number, locale, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, now(), now())`,
    [client.id, account, client.name, client.email, client.phone_number, client.locale],
  );
  return client;
}

export interface NewInvitation {
  account: string;
  event: string;
  client: string;
  role: GrantRole;
  tokenHash: string;
  sent: boolean;
}

/** Writes an invitation; gives its id. */
export async function insertInvitation(sql: Sql, made: NewInvitation): Promise<string> {
  const id = uuidv7();
  await sql.query(
    `insert into invitations (id, account_id, event_id, client_id, role, token_hash, sent_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, case when $7 then now() end, now(), now())`,
    [id, made.account, made.event, made.client, made.role, made.tokenHash, made.sent],
  );
  return id;
}

/** A living invitation of the project gets another token, so the address it had leads nowhere. Null where there is none. */
export async function replaceToken(
  sql: Sql,
  event: string,
  id: string,
  made: { tokenHash: string; sent: boolean },
): Promise<{ role: GrantRole; client: ClientRow } | null> {
  const { rows } = await sql.query<ClientRow & { role: GrantRole }>(
    `update invitations i set token_hash = $3, sent_at = case when $4 then now() else i.sent_at end, updated_at = now()
       from clients c where i.id = $2 and i.event_id = $1 and i.revoked_at is null and c.id = i.client_id
       returning i.role::text as role, ${CLIENT}`,
    [event, id, made.tokenHash, made.sent],
  );
  if (!rows[0]) return null;
  const { role, ...client } = rows[0];
  return { role, client };
}

/** The newest living invitation of a client to a project, and the hash of its link. Null where there is none. */
export async function findLiving(
  sql: Sql,
  event: string,
  client: string,
): Promise<{ id: string; token_hash: string } | null> {
  const { rows } = await sql.query<{ id: string; token_hash: string }>(
    `select id, token_hash from invitations where event_id = $1 and client_id = $2 and revoked_at is null
      order by id desc limit 1`,
    [event, client],
  );
  return rows[0] ?? null;
}

/** An invitation as the account sees it; never its token. */
export interface InvitationView {
  id: string;
  role: GrantRole;
  name: string | null;
  email: string | null;
  phone: string | null;
  locale: Locale | null;
  created_at: Date;
  sent_at: Date | null;
  opened_at: Date | null;
  revoked_at: Date | null;
}

/** A project's invitations, newest first. */
export async function listInvitations(event: string): Promise<InvitationView[]> {
  const { rows } = await pool().query<InvitationView>(
    `select i.id, i.role::text as role, c.name, c.email, c.phone_number as phone, c.locale::text as locale,
            i.created_at, i.sent_at, i.opened_at, i.revoked_at
       from invitations i left join clients c on c.id = i.client_id where i.event_id = $1 order by i.id desc limit 500`,
    [event],
  );
  return rows;
}
