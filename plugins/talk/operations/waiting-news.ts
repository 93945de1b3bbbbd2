import type { Sql } from '@plugins/kit/server/database';
import { visibleTo } from '@plugins/kit/server/photographs';
import { NEWS_HOURS } from '../rules/digest-due';
import { WRITER } from './who';

/** The two sides of a project; each has its own mails. */
export const SIDES = ['studio', 'clients'] as const;
export type Side = (typeof SIDES)[number];

/** SQL for the comments `c` that are pending for a side: the studio gets clients' comments, clients get all. */
const WAITS: Record<Side, string> = {
  studio: 'c.told_studio_at is null and not c.by_studio',
  clients: 'c.told_clients_at is null',
};

const news = (side: Side) =>
  `${WAITS[side]} and c.removed_at is null and c.created_at > $1::timestamptz - interval '${NEWS_HOURS} hours'`;

/** A pending comment: its mail is not decided yet. */
export interface Waiting {
  id: string;
  media: string;
  gallery: string;
  photograph: string;
  writer: string | null;
  byStudio: boolean;
  name: string | null;
  text: string;
  at: Date;
  /** Whether clients may see the photograph. */
  seen_by_clients: boolean;
}

/** Returns the projects with pending comments for a side. */
export async function projectsWithNews(sql: Sql, side: Side, now: Date): Promise<string[]> {
  const { rows } = await sql.query<{ event: string }>(
    `select distinct c.event_id as event from talk_comments c where ${news(side)}`,
    [now],
  );
  return rows.map(({ event }) => event);
}

/** Returns a side's pending comments of a project, oldest first; locks them, so that only one worker mails them. */
export async function holdNews(sql: Sql, side: Side, event: string, now: Date): Promise<Waiting[]> {
  const { rows } = await sql.query<Waiting>(
    `select c.id, c.media_id as media, m.gallery_id as gallery, m.name as photograph, ${WRITER} as writer,
            c.by_studio as "byStudio", coalesce(g.name, k.name, nullif(btrim(u.first_name), '')) as name,
            coalesce(c.text, '') as text, c.created_at as at, (${visibleTo('client')}) as seen_by_clients
       from talk_comments c join media m on m.id = c.media_id and m.deleted_at is null
       left join grants g on g.id = c.grant_id left join clients k on k.id = g.client_id left join users u on u.id = c.user_id
      where c.event_id = $2 and ${news(side)} order by c.created_at, c.id for update of c skip locked`,
    [now, event],
  );
  return rows;
}

/** Returns when a side was mailed within the last day; mails of one round share their moment. */
export async function roundsOf(sql: Sql, side: Side, event: string, now: Date): Promise<Date[]> {
  const { rows } = await sql.query<{ at: Date }>(
    `select distinct created_at as at from mails
      where event_id = $1 and kind = $2 and created_at > $3::timestamptz - interval '1 day'`,
    [event, `talk.${side}`, now],
  );
  return rows.map(({ at }) => at);
}

/** Marks comments as decided for a side: mailed or skipped. */
export async function markNotified(sql: Sql, side: Side, ids: readonly string[]): Promise<void> {
  await sql.query(`update talk_comments set told_${side}_at = now() where id = any($1::uuid[])`, [ids]);
}

/** Returns which clients have commented on each of these photographs. */
export async function writersOf(sql: Sql, medias: readonly string[]): Promise<Map<string, Set<string>>> {
  const { rows } = await sql.query<{ media: string; writer: string }>(
    `select distinct c.media_id as media, ${WRITER} as writer from talk_comments c left join grants g on g.id = c.grant_id
      where c.media_id = any($1::uuid[]) and c.removed_at is null and not c.by_studio and c.grant_id is not null`,
    [medias],
  );
  const found = new Map<string, Set<string>>();
  for (const { media, writer } of rows) found.set(media, (found.get(media) ?? new Set()).add(writer));
  return found;
}

/** Returns until when people have read photographs' comments, keyed by `person media`. */
export async function readUntil(sql: Sql, medias: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql.query<{ key: string; at: Date }>(
    `select person || ' ' || media_id as key, seen_at as at from talk_seen where media_id = any($1::uuid[])`,
    [medias],
  );
  return new Map(rows.map(({ key, at }) => [key, at]));
}
