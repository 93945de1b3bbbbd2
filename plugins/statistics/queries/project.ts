import type { Sql } from '@plugins/kit/server/database';

/** Photographs that are listed. */
const MOST = 12;

/** A photograph that was opened in full size. */
export interface OpenedRow {
  media: string;
  name: string;
  version: string | null;
  opened: number;
  seconds: number;
}

/** Returns the photographs of a project that were looked at longest. */
export async function listOpened(sql: Sql, event: string): Promise<OpenedRow[]> {
  const { rows } = await sql.query<OpenedRow>(
    `select m.id as media, m.name, m.version, l.opened::int as opened, l.seconds::float8 as seconds
       from statistics_looks l join media m on m.id = l.media_id and m.deleted_at is null
      where l.event_id = $1 order by l.seconds desc, l.opened desc, m.id limit ${MOST}`,
    [event],
  );
  return rows;
}

/** Returns the galleries of a project, in order. */
export async function listGalleries(sql: Sql, event: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    'select id, name from galleries where event_id = $1 and deleted_at is null order by position, id',
    [event],
  );
  return rows;
}

/** A page, a source or a search term of a website, with its views or visits. */
export interface SiteLine {
  kind: string;
  name: string;
  count: number;
}

/** Returns what an account's website was visited by in a span of days, the most first. */
export async function listSiteLines(
  sql: Sql,
  { account, from, to }: { account: string; from: string; to: string },
): Promise<SiteLine[]> {
  const { rows } = await sql.query<SiteLine>(
    `select kind, name, sum(count)::int as count from site_views
      where account_id = $1 and day between $2::date and $3::date group by kind, name order by 3 desc, 2`,
    [account, from, to],
  );
  return rows;
}
