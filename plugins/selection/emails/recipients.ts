import type { database, projects } from '@plugins/kit/server';

/** Somebody to write to, and the language they read. */
export interface Reader {
  email: string;
  locale: 'en' | 'he';
}

/** The account's owners; without one, the studio's own address. */
export async function photographers(sql: database.Sql, event: projects.EventRow): Promise<Reader[]> {
  const { rows } = await sql.query<Reader>(
    `select u.email, coalesce(u.locale::text, a.locale::text) as locale from users u join accounts a on a.id = u.account_id
      where u.account_id = $1 and u.role = 'owner' order by u.id`,
    [event.account_id],
  );
  if (rows.length > 0) return rows;
  const studio = await sql.query<Reader>(
    'select contact_email as email, locale::text as locale from accounts where id = $1 and contact_email is not null',
    [event.account_id],
  );
  return studio.rows;
}

/** Everyone who can choose in the project now and whose address is known, each address once. */
export async function clients(sql: database.Sql, event: projects.EventRow): Promise<Reader[]> {
  const { rows } = await sql.query<Reader>(
    `select distinct on (lower(email)) email, locale from (
       select coalesce(g.email, c.email) as email, coalesce(g.locale::text, c.locale::text, $2) as locale, g.id
         from grants g left join clients c on c.id = g.client_id
        where g.event_id = $1 and g.role = 'client' and g.revoked_at is null and (g.expires_at is null or g.expires_at > now())
     ) found where email is not null order by lower(email), id`,
    [event.id, event.locale],
  );
  return rows;
}

/**
 * Everybody who may choose in the project: those who came in as clients, and those who were invited to and have not come
 * yet. Each address once; not who wants no reminders from this studio, and nobody whose place was taken away.
 */
export async function choosers(sql: database.Sql, event: projects.EventRow): Promise<Reader[]> {
  const { rows } = await sql.query<Reader>(
    `select distinct on (lower(found.email)) found.email, found.locale from (
       select coalesce(g.email, c.email) as email, coalesce(g.locale::text, c.locale::text, $2) as locale, g.id
         from grants g left join clients c on c.id = g.client_id
        where g.event_id = $1 and g.role = 'client' and g.revoked_at is null and (g.expires_at is null or g.expires_at > now())
       union all
       select c.email, coalesce(c.locale::text, $2) as locale, i.id
         from invitations i join clients c on c.id = i.client_id
        where i.event_id = $1 and i.role = 'client' and i.revoked_at is null and i.sent_at is not null
     ) found
      where found.email is not null
        and not exists (select 1 from clients s where s.account_id = $3 and lower(s.email) = lower(found.email)
                         and s.reminders_stopped_at is not null)
      order by lower(found.email), found.id`,
    [event.id, event.locale, event.account_id],
  );
  return rows;
}
