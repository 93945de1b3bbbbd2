import { COVER_ORDER, visibleTo } from '@media/lists/queries/lists';
import { pool, type Sql } from '@/core/db/pool';

/** Projects per part of the page. */
export const PART = 24;

/** A project as visitors of the studio's site see it. */
export interface ListedProject {
  id: string;
  name: string;
  /** A date without a time. */
  date: string | null;
  /** Can be opened by a code alone: its photographs are not shown. */
  locked: boolean;
  /** Version of the cover: a new one has a new address. Null without a cover. */
  version: string | null;
  width: number | null;
  height: number | null;
}

/** SQL condition for a project that its studio's site shows now, over `events e`: open, and public or listed. */
const OPEN = `e.deleted_at is null and (e.available_public or e.listed) and e.published_at is not null
  and e.archived_at is null and (e.expires_at is null or e.expires_at > now())`;

/** The same for the projects of one account. */
const SHOWN = `e.account_id = $1 and ${OPEN}`;

/** SQL for a project's name as it is searched. */
const FOLDED = `lower(regexp_replace(e.name, '\\s+', ' ', 'g'))`;

/** SQL join for the cover of a public project, as `m`; none for a listed one. */
const COVER = `left join lateral (
    select m.id, m.version, m.width::int as width, m.height::int as height
      from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
     where e.available_public and m.event_id = e.id and m.state = 'ready' and ${visibleTo('guest')}
     order by ${COVER_ORDER} limit 1) m on true`;

/** Returns one part of an account's projects, newest first. */
export async function listProjects(account: string, part: number, limit = PART): Promise<ListedProject[]> {
  const { rows } = await pool().query<ListedProject>({
    name: 'site-projects',
    text: `select e.id, e.name, e.date::text as date, not e.available_public as locked,
                  m.version, m.width, m.height
             from (select * from events e where ${SHOWN} order by e.published_at desc, e.id desc limit $2 offset $3) e ${COVER}
            order by e.published_at desc, e.id desc`,
    values: [account, limit, (part - 1) * limit],
  });
  return rows;
}

/** Returns an account's public projects, newest first. */
export async function listPublic(
  account: string,
  limit: number,
): Promise<(ListedProject & { published_at: Date })[]> {
  const { rows } = await pool().query<ListedProject & { published_at: Date }>({
    name: 'site-projects-public',
    text: `select e.id, e.name, e.date::text as date, false as locked, e.published_at, m.version, m.width, m.height
             from (select * from events e where ${SHOWN} and e.available_public
                    order by e.published_at desc, e.id desc limit $2) e ${COVER}
            order by e.published_at desc, e.id desc`,
    values: [account, limit],
  });
  return rows;
}

/** Returns how many of an account's projects its site shows. */
export async function countProjects(account: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>({
    name: 'site-projects-count',
    text: `select count(*)::int as count from events e where ${SHOWN}`,
    values: [account],
  });
  return rows[0]?.count ?? 0;
}

/** Returns the public cover of a project; null without one. */
export async function findCover(
  account: string,
  project: string,
): Promise<{ media: string; version: string } | null> {
  const { rows } = await pool().query<{ media: string; version: string }>({
    name: 'site-project-cover',
    text: `select m.id as media, m.version from events e ${COVER} where ${SHOWN} and e.id = $2 and m.id is not null`,
    values: [account, project],
  });
  return rows[0] ?? null;
}

/**
 * Returns the id of the open project with this code or name, the best match first; null if there is none. Among an
 * account's projects a part of the name is enough; among all (`account: null`) it is the code or the complete name.
 */
export async function searchShown(
  sql: Sql,
  { account, code, name }: { account: string | null; code: string; name: string },
): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    `select e.id from events e
      where ${OPEN} and ($1::uuid is null or e.account_id = $1)
        and (e.code = $2 or ${FOLDED} = $3 or ($1 is not null and length($3) > 1 and position($3 in ${FOLDED}) > 0))
      order by (e.code = $2) desc, (${FOLDED} = $3) desc, (position($3 in ${FOLDED}) = 1) desc, e.published_at desc, e.id
      limit 1`,
    [account, code, name],
  );
  return rows[0]?.id ?? null;
}
