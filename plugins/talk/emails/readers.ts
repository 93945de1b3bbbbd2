import type { database, projects } from '@plugins/kit/server';
import type { Kind } from '../operations/stop-mails';

/** Somebody to write to: who they are when they read, and what their messages are ended by. */
export interface Reader {
  person: string;
  email: string;
  locale: 'en' | 'he';
  stop: { kind: Kind; id: string } | null;
}

/** The owners of a studio who want to hear of comments; where it has none, its own address. */
export async function studioReaders(sql: database.Sql, account: string): Promise<Reader[]> {
  const { rows } = await sql.query<{ id: string; email: string; locale: Reader['locale']; quiet: boolean }>(
    `select u.id, u.email, coalesce(u.locale::text, a.locale::text) as locale, u.talk_stopped_at is not null as quiet
       from users u join accounts a on a.id = u.account_id where a.id = $1 and u.role = 'owner' order by u.id`,
    [account],
  );
  if (rows.length > 0)
    return rows
      .filter(({ quiet }) => !quiet)
      .map(({ id, email, locale }) => ({ person: id, email, locale, stop: { kind: 'u', id } }));
  const { rows: studio } = await sql.query<{ email: string; locale: Reader['locale'] }>(
    'select contact_email as email, locale::text as locale from accounts where id = $1 and contact_email is not null',
    [account],
  );
  return studio.map((one) => ({ ...one, person: '', stop: null }));
}

/**
 * The clients of a project whose address is known and who want to hear of comments: those inside, and those who were
 * written to and have not come yet. Each address once, in the language they read.
 */
export async function clientReaders(sql: database.Sql, event: projects.EventRow): Promise<Reader[]> {
  const { rows } = await sql.query<Omit<Reader, 'stop'> & { kind: Kind; id: string }>(
    `select distinct on (lower(found.email)) found.person, found.email, found.locale, found.kind, found.id from (
       select coalesce(g.client_id, g.id)::text as person, coalesce(g.email, c.email) as email,
              coalesce(g.locale::text, c.locale::text, $2) as locale,
              case when g.client_id is null then 'g' else 'c' end as kind, coalesce(g.client_id, g.id) as id,
              coalesce(g.talk_stopped_at, c.talk_stopped_at) as stopped
         from grants g left join clients c on c.id = g.client_id
        where g.event_id = $1 and g.role = 'client' and g.revoked_at is null and (g.expires_at is null or g.expires_at > now())
       union all
       select c.id::text, c.email, coalesce(c.locale::text, $2), 'c', c.id, c.talk_stopped_at
         from invitations i join clients c on c.id = i.client_id and c.deleted_at is null
        where i.event_id = $1 and i.role = 'client' and i.revoked_at is null and i.sent_at is not null
     ) found
      where found.email is not null and found.stopped is null
        and not exists (select 1 from clients s where s.account_id = $3 and lower(s.email) = lower(found.email)
                         and s.talk_stopped_at is not null)
      order by lower(found.email), found.kind, found.id`,
    [event.id, event.locale, event.account_id],
  );
  return rows.map(({ kind, id, ...reader }) => ({ ...reader, stop: { kind, id } }));
}
