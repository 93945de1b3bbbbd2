import type { Sql } from '@plugins/kit/server/database';

/** Whether a person got their link: one whose message waits in the outbox, because there is no mail server, did not. */
const REACHED = `(i.shared_at is not null or i.opened_at is not null or (i.sent_at is not null and 'outbox' is distinct from (
  select m.state::text from mails m where m.client_id = i.client_id and m.event_id = i.event_id and m.kind like 'invitation%'
   order by m.id desc limit 1)))`;

/** How far the people of a project came; each number counts people, but `completed` and `orders`. */
export interface ProjectFunnel {
  messages: number;
  opened: number;
  picked: number;
  completed_at: Date | null;
}

/** Returns how many people of a project were sent its link, opened it, and picked a photograph. */
export async function findProjectFunnel(sql: Sql, event: string): Promise<ProjectFunnel> {
  const { rows } = await sql.query<ProjectFunnel>(
    `with sent as (
       select i.id, i.opened_at, exists (
                select 1 from grants g join product_medias pm on pm.grant_id = g.id
                 where g.event_id = i.event_id and (g.invitation_id = i.id or (i.client_id is not null and g.client_id = i.client_id))) as picked
         from invitations i where i.event_id = $1 and ${REACHED})
     select (select count(*)::int from sent) as messages,
            (select count(*)::int from sent where opened_at is not null) as opened,
            (select count(*)::int from sent where picked) as picked,
            case when e.printselectiondone then e.completed_at end as completed_at
       from events e where e.id = $1`,
    [event],
  );
  return rows[0] ?? { messages: 0, opened: 0, picked: 0, completed_at: null };
}

/** How far projects came, each a number of projects. */
export interface StudioFunnel {
  messages: number;
  opened: number;
  picked: number;
  completed: number;
  ordered: number;
}

/**
 * Returns how far the projects came whose first message was sent in a span of days in the account's time zone; `ordered`
 * are projects that are among the given ones.
 */
export async function findStudioFunnel(
  sql: Sql,
  { account, from, to, ordered }: { account: string; from: string; to: string; ordered: readonly string[] },
): Promise<StudioFunnel> {
  const { rows } = await sql.query<StudioFunnel>(
    `with sent as (
       select e.id, e.first_picked_at is not null as picked, e.printselectiondone as completed,
              bool_or(i.opened_at is not null) as opened
         from events e join accounts a on a.id = e.account_id join invitations i on i.event_id = e.id
        where e.account_id = $1 and e.deleted_at is null and ${REACHED}
        group by e.id, a.time_zone
       having to_char(min(coalesce(i.sent_at, i.shared_at, i.opened_at)) at time zone a.time_zone, 'YYYY-MM-DD') between $2::text and $3::text)
     select count(*)::int as messages, (count(*) filter (where opened))::int as opened,
            (count(*) filter (where picked))::int as picked, (count(*) filter (where completed))::int as completed,
            (count(*) filter (where id::text = any($4::text[])))::int as ordered
       from sent`,
    [account, from, to, ordered],
  );
  return rows[0] ?? { messages: 0, opened: 0, picked: 0, completed: 0, ordered: 0 };
}

/** Returns the names of projects, also of those in the trash. */
export async function listNames(
  sql: Sql,
  { account, ids }: { account: string; ids: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    'select id, name from events where account_id = $1 and id::text = any($2::text[])',
    [account, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
