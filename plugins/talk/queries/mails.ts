import type { Sql } from '@plugins/kit/server/database';
import { visibleTo } from '@plugins/kit/server/photographs';
import { NEWS_HOURS } from '../rules/digest-due';
import { WRITER } from './comments';

/** The two sides of a project; each has its own mails. */
export const SIDES = ['studio', 'clients'] as const;
export type Side = (typeof SIDES)[number];

/** SQL for the comments `c` that are pending for a side: the studio gets clients' comments, clients get all. */
const waits = (side: Side) =>
  side === 'studio' ? 'c.told_studio_at is null and not c.by_studio' : 'c.told_clients_at is null';

const news = (side: Side) =>
  `${waits(side)} and c.removed_at is null and c.created_at > $1::timestamptz - interval '${NEWS_HOURS} hours'`;

/** Returns the projects with pending comments for a side. */
export async function projectsWithNews(
  sql: Sql,
  { side, now }: { side: Side; now: Date },
): Promise<string[]> {
  const { rows } = await sql.query<{ event: string }>(
    `select distinct c.event_id as event from talk_comments c where ${news(side)}`,
    [now],
  );
  return rows.map(({ event }) => event);
}

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

/** Returns a side's pending comments of a project, oldest first; locks them, so that only one worker mails them. */
export async function holdNews(
  sql: Sql,
  { side, event, now }: { side: Side; event: string; now: Date },
): Promise<Waiting[]> {
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
export async function roundsOf(
  sql: Sql,
  { side, event, now }: { side: Side; event: string; now: Date },
): Promise<Date[]> {
  const { rows } = await sql.query<{ at: Date }>(
    `select distinct created_at as at from mails
      where event_id = $1 and kind = $2 and created_at > $3::timestamptz - interval '1 day'`,
    [event, `talk.${side}`, now],
  );
  return rows.map(({ at }) => at);
}

/** Marks comments as decided for a side: mailed or skipped. */
export async function markNotified(
  sql: Sql,
  { side, ids }: { side: Side; ids: readonly string[] },
): Promise<void> {
  await sql.query(
    side === 'studio'
      ? 'update talk_comments set told_studio_at = now() where id = any($1::uuid[])'
      : 'update talk_comments set told_clients_at = now() where id = any($1::uuid[])',
    [ids],
  );
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

/** Returns the client a grant has been bound to, or null. */
export async function clientOf(sql: Sql, grant: string): Promise<string | null> {
  const { rows } = await sql.query<{ client: string | null }>(
    'select client_id as client from grants where id = $1',
    [grant],
  );
  return rows[0]?.client ?? null;
}

/** Returns an account's users who stopped messages about comments. */
export async function listStoppedUsers(sql: Sql, account: string): Promise<Set<string>> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from users where account_id = $1 and talk_stopped_at is not null',
    [account],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether a user stopped messages about comments; null without a user. */
export async function isUserStopped(sql: Sql, user: string | undefined): Promise<boolean | null> {
  const { rows } = await sql.query<{ ended: boolean }>(
    'select talk_stopped_at is not null as ended from users where id = $1',
    [user],
  );
  return rows[0]?.ended ?? null;
}

/** Stores whether a user gets messages about comments; the first moment of stopping stays. Returns false for no user. */
export async function setUserMails(sql: Sql, { user, on }: { user: string; on: boolean }): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update users set talk_stopped_at = case when $2 then null else coalesce(talk_stopped_at, now()) end where id = $1',
    [user, on],
  );
  return Boolean(rowCount);
}

/** Whether any grant of a client stopped messages about comments; null for a client without grants. */
export async function isAnyGrantStopped(sql: Sql, client: string): Promise<boolean | null> {
  const { rows } = await sql.query<{ ended: boolean | null }>(
    'select bool_or(g.talk_stopped_at is not null) as ended from grants g where g.client_id = $1',
    [client],
  );
  return rows[0]?.ended ?? null;
}

/** Whether a grant stopped messages about comments; null where there is none. */
export async function isGrantStopped(sql: Sql, grant: string): Promise<boolean | null> {
  const { rows } = await sql.query<{ ended: boolean }>(
    'select talk_stopped_at is not null as ended from grants where id = $1',
    [grant],
  );
  return rows[0]?.ended ?? null;
}

/** Stops messages about comments to a grant; the first moment stays. Returns false where there is none. */
export async function stopGrant(sql: Sql, grant: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update grants set talk_stopped_at = coalesce(talk_stopped_at, now()) where id = $1',
    [grant],
  );
  return Boolean(rowCount);
}

/** Stops messages about comments to a client; the first moment stays. Returns false where there is none. */
export async function stopClient(sql: Sql, client: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update clients set talk_stopped_at = coalesce(talk_stopped_at, now()) where id = $1',
    [client],
  );
  return Boolean(rowCount);
}

/** Resumes messages about comments to a grant. Returns false where there is none. */
export async function resumeGrant(sql: Sql, grant: string): Promise<boolean> {
  const { rowCount } = await sql.query('update grants set talk_stopped_at = null where id = $1', [grant]);
  return Boolean(rowCount);
}

/** Resumes messages about comments to all grants of a client. Returns false where there is none. */
export async function resumeGrantsOf(sql: Sql, client: string): Promise<boolean> {
  const { rowCount } = await sql.query('update grants set talk_stopped_at = null where client_id = $1', [
    client,
  ]);
  return Boolean(rowCount);
}
