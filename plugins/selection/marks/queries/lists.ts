import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import { personIn } from '@plugins/kit/server/internal';
import type { Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import type { SentTo } from '../lists-view';
import { MINE } from './marks';

type Role = Viewer['role'];

/** SQL that selects the rows of a person's lists, in an export of personal data or an erasure. */
export const OF_MY_LISTS = `list_id in (select id from selection_lists where ${MINE})`;
/** SQL for the name of a row's list, in an export of personal data. */
export const LIST = '(select name from selection_lists l where l.id = list_id) as list';

const WHO = (row: string) => `${personIn(row, 'g')}::text`;

/** A list as a person sees it; what others sent has neither `sent` nor their current name for it. */
export interface ListRow {
  id: string;
  mine: boolean;
  name: string;
  medias: string[];
  by: string | null;
  sent_to: SentTo | null;
  sent_at: Date | null;
  sent_name: string | null;
  sent: string[] | null;
}

/**
 * Returns the lists a person sees in a project, their own first: those they made, and what others sent to one of `reach`.
 * Leaves out photographs that their role does not see.
 */
export async function listLists(
  sql: Sql,
  {
    event,
    person,
    role,
    reach,
  }: { event: string; person: string | null; role: Role; reach: readonly SentTo[] },
): Promise<ListRow[]> {
  const { rows } = await sql.query<ListRow>({
    name: `lists-of-${role}`,
    text: `with l as (
             select l.*, ${WHO('l')} = $2 as mine, coalesce(g.name, c.name, u.first_name) as by
               from selection_lists l left join grants g on g.id = l.grant_id left join clients c on c.id = g.client_id
               left join users u on u.id = coalesce(l.user_id, g.user_id)
              where l.event_id = $1 and l.removed_at is null)
           select l.id, l.mine, case when l.mine then l.name else l.sent_name end as name,
                  case when l.mine then null else l.by end as by, l.sent_to, l.sent_at, l.sent_name,
                  case when l.mine then l.sent end as sent,
                  array(select m.id::text from media m left join selection_list_medias i on i.media_id = m.id and i.list_id = l.id
                         where m.event_id = $1 and ${visibleTo(role)}
                           and case when l.mine then i.id is not null else coalesce(l.sent, '[]'::jsonb) ? m.id::text end
                         order by m.id) as medias
             from l where l.mine or l.sent_to = any($3::text[])
            order by l.mine desc, l.created_at, l.id`,
    values: [event, person, reach],
  });
  return rows;
}

/** A locked list of its owner. */
export interface HeldList {
  name: string;
  removed: boolean;
  sent_to: SentTo | null;
}

/** Locks a list of this person until the transaction ends; null if it does not exist or belongs to another. */
export async function holdList(
  sql: Sql,
  { event, list, person }: { event: string; list: string; person: string },
): Promise<HeldList | null> {
  const { rows } = await sql.query<HeldList>({
    name: 'hold-list',
    text: `select l.name, l.removed_at is not null as removed, l.sent_to
             from selection_lists l left join grants g on g.id = l.grant_id
            where l.id = $1 and l.event_id = $2 and ${WHO('l')} = $3 for update of l`,
    values: [list, event, person],
  });
  return rows[0] ?? null;
}

/** Locks the creation of a person's lists until the transaction ends: a second one counts the first. */
export async function lockLists(
  sql: Sql,
  { event, person }: { event: string; person: string },
): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lists ${event} ${person}`]);
}

/** Counts a person's lists in a project, without deleted ones. */
export async function countLists(
  sql: Sql,
  { event, person }: { event: string; person: string },
): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from selection_lists l left join grants g on g.id = l.grant_id
      where l.event_id = $1 and l.removed_at is null and ${WHO('l')} = $2`,
    [event, person],
  );
  return rows[0]?.count ?? 0;
}

/** Inserts an empty list, sent to no one. */
export async function insertList(
  sql: Sql,
  list: {
    id: string;
    account: string;
    event: string;
    person: string;
    grant: string | null;
    user: string | null;
    name: string;
  },
): Promise<void> {
  await sql.query(
    `insert into selection_lists (id, account_id, event_id, person, grant_id, user_id, name, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, now(), now())`,
    [list.id, list.account, list.event, list.person, list.grant, list.user, list.name],
  );
}

/** Stores a list's name, and whether it is deleted; the first time of deleting stays. */
export async function updateList(
  sql: Sql,
  { list, name, removed }: { list: string; name: string; removed: boolean },
): Promise<void> {
  await sql.query(
    `update selection_lists set name = $2, removed_at = case when $3 then coalesce(removed_at, now()) end, updated_at = now()
          where id = $1`,
    [list, name, removed],
  );
}

/** Adds a photograph of a project that a role sees to a list. Returns false if it was there, or there is none. */
export async function addListed(
  sql: Sql,
  { list, media, event, role }: { list: string; media: string; event: string; role: Role },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into selection_list_medias (id, account_id, event_id, list_id, media_id, created_at, updated_at)
           select $1, m.account_id, m.event_id, $2, m.id, now(), now() from media m
            where m.id = $3 and m.event_id = $4 and ${visibleTo(role)}
           on conflict (list_id, media_id) do nothing`,
    [uuidv7(), list, media, event],
  );
  return Boolean(rowCount);
}

/** Removes a photograph from a list. Returns false if it was not there. */
export async function removeListed(
  sql: Sql,
  { list, media }: { list: string; media: string },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    'delete from selection_list_medias where list_id = $1 and media_id = $2',
    [list, media],
  );
  return Boolean(rowCount);
}

/** Whether a photograph is on a list. */
export async function isListed(sql: Sql, { list, media }: { list: string; media: string }): Promise<boolean> {
  const { rows } = await sql.query(
    'select 1 from selection_list_medias where list_id = $1 and media_id = $2',
    [list, media],
  );
  return rows.length > 0;
}

/** Returns a list's photographs that a role sees. */
export async function listListed(sql: Sql, { list, role }: { list: string; role: Role }): Promise<string[]> {
  const { rows } = await sql.query<{ medias: string[] }>(
    `select array(select m.id::text from selection_list_medias i
                        join media m on m.id = i.media_id and ${visibleTo(role)}
                       where i.list_id = $1 order by m.id) as medias`,
    [list],
  );
  return rows[0]?.medias ?? [];
}

/** Stores a list's name and photographs as they are sent now, and to whom. */
export async function markSent(
  sql: Sql,
  { list, to, medias }: { list: string; to: SentTo; medias: readonly string[] },
): Promise<void> {
  await sql.query(
    `update selection_lists set sent_to = $2, sent_at = now(), sent_name = name, sent = $3::jsonb, updated_at = now()
          where id = $1`,
    [list, to, JSON.stringify(medias)],
  );
}

/** Withdraws what was sent of a list. */
export async function clearSent(sql: Sql, list: string): Promise<void> {
  await sql.query(
    `update selection_lists set sent_to = null, sent_at = null, sent_name = null, sent = null, updated_at = now()
          where id = $1`,
    [list],
  );
}
