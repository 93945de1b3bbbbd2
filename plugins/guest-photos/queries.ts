import type { Sql } from '@plugins/kit/server/database';
import { BOARD_PAGE } from './rules/limits';
import type { Part } from './rules/wire';

/** SQL for the name of a row's project, in an export of personal data. */
export const PROJECT = '(select name from events where events.id = event_id) as project';

/** SQL for the name of a row's photograph, in an export of personal data. */
export const PHOTOGRAPH = '(select name from media where media.id = media_id) as photograph';

/** SQL conditions over `guest_photos p` and `media m`: what waits for the studio, what it shows, and what it declined. */
const IS: Record<Part, string> = {
  waiting: `m.private and m.deleted_at is null and m.state <> 'refused'`,
  shown: 'not m.private and m.deleted_at is null',
  declined: `m.private and m.deleted_at is not null and m.state <> 'refused'`,
};

/** What limits count: a project's listed photographs, those of one person, and what was taken back into its trash. */
export interface Sent {
  all: number;
  own: number;
  back: number;
}

/**
 * Counts the listed photographs of a project and of one person: those the studio declined or deleted count, those taken
 * back are not listed any more. `back` counts the unlisted private ones in the trash of the gallery that collects.
 */
export async function countSent(sql: Sql, { event, grant }: { event: string; grant: string }): Promise<Sent> {
  const { rows } = await sql.query<Sent>(
    `select count(*)::int as all, (count(*) filter (where grant_id = $2))::int as own,
            (select count(*)::int from events e join media m on m.gallery_id = e.guest_gallery_id
              where e.id = $1 and m.deleted_at is not null and m.private
                and not exists (select 1 from guest_photos listed where listed.media_id = m.id)) as back
       from guest_photos where event_id = $1`,
    [event, grant],
  );
  return rows[0] ?? { all: 0, own: 0, back: 0 };
}

/** Unlists photographs that a person took back, so that they count for no limit; none that is not in the trash. */
export async function unlistTakenBack(
  sql: Sql,
  { event, grant, medias }: { event: string; grant: string; medias: readonly string[] },
): Promise<void> {
  await sql.query(
    `delete from guest_photos p using media m
      where m.id = p.media_id and p.event_id = $1 and p.grant_id = $2 and p.media_id = any($3::uuid[])
        and m.private and m.deleted_at is not null`,
    [event, grant, medias],
  );
}

/**
 * Whether a photograph of the gallery that collects is still there, or was taken back: in the trash, and not listed any
 * more. The studio's own, and what it declined or deleted, are neither.
 */
export async function findKnown(sql: Sql, media: string): Promise<{ here: boolean; back: boolean }> {
  const { rows } = await sql.query<{ here: boolean; back: boolean }>(
    `select m.deleted_at is null as here,
            m.deleted_at is not null and m.private and m.uploaded_by_id is null
              and not exists (select 1 from guest_photos p where p.media_id = m.id) as back
       from media m where m.id = $1`,
    [media],
  );
  return rows[0] ?? { here: false, back: false };
}

/** Lists a photograph that a person added. */
export async function insertGuestPhoto(
  sql: Sql,
  photo: { id: string; account: string; event: string; media: string; grant: string },
): Promise<void> {
  await sql.query(
    `insert into guest_photos (id, account_id, event_id, media_id, grant_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, now(), now())`,
    [photo.id, photo.account, photo.event, photo.media, photo.grant],
  );
}

/** Returns a person's name and how many of their photographs wait. */
export async function findOwn(
  sql: Sql,
  { event, grant }: { event: string; grant: string },
): Promise<{ name: string | null; sent: number; waiting: number }> {
  const { rows } = await sql.query<{ name: string | null; sent: number; waiting: number }>(
    `select coalesce(g.guest_photos_name, c.name, g.name) as name, count(p.id)::int as sent,
            (count(p.id) filter (where ${IS.waiting}))::int as waiting
       from grants g left join clients c on c.id = g.client_id
       left join guest_photos p on p.grant_id = g.id and p.event_id = $1 left join media m on m.id = p.media_id
      where g.id = $2 group by g.id, c.name`,
    [event, grant],
  );
  return rows[0] ?? { name: null, sent: 0, waiting: 0 };
}

/** A waiting or shown photograph of a person as it is stored. */
export interface OwnRow {
  media: string;
  name: string;
  version: string | null;
  shown: boolean;
}

/** SQL condition: guests see a shown photograph. */
const SEEN = `${IS.shown} and not m.hidden and not m.gallery_private`;

/** Returns a person's waiting photographs in a project and those that guests see, the newest first; of `medias` alone where they are given. */
export async function listOwn(
  sql: Sql,
  { event, grant, medias = null }: { event: string; grant: string; medias?: readonly string[] | null },
): Promise<OwnRow[]> {
  const { rows } = await sql.query<OwnRow>(
    `select m.id as media, m.name, m.version, not m.private as shown from guest_photos p join media m on m.id = p.media_id
      where p.event_id = $1 and p.grant_id = $2 and ($3::uuid[] is null or m.id = any($3::uuid[])) and (${IS.waiting} or (${SEEN}))
      order by p.created_at desc, p.id desc`,
    [event, grant, medias],
  );
  return rows;
}

/**
 * Counts a project's waiting photographs; `news`: one of them was added since `since`, and no mail of this kind was
 * written since then.
 */
export async function countForNotice(
  sql: Sql,
  { event, since, kind }: { event: string; since: Date; kind: string },
): Promise<{ count: number; news: boolean }> {
  const { rows } = await sql.query<{ count: number; news: boolean }>(
    `select count(*)::int as count,
            coalesce(max(p.created_at) > greatest($2::timestamptz, (select max(created_at) from mails where event_id = $1 and kind = $3)), false) as news
       from guest_photos p join media m on m.id = p.media_id where p.event_id = $1 and ${IS.waiting}`,
    [event, since, kind],
  );
  return rows[0] ?? { count: 0, news: false };
}

/** Stores the name the studio reads beside a person's photographs. */
export async function setName(sql: Sql, { grant, name }: { grant: string; name: string }): Promise<void> {
  await sql.query('update grants set guest_photos_name = $2, updated_at = now() where id = $1', [
    grant,
    name,
  ]);
}

/** A photograph of the studio's list as it is stored. */
export interface BoardRow {
  media: string;
  gallery: string;
  name: string;
  by: string | null;
  at: Date;
  version: string | null;
  width: number | null;
  height: number | null;
}

/** Returns a page (from 1) of a project's photographs of a part, the newest first; declined ones for `days`. */
export async function listBoard(
  sql: Sql,
  { event, part, page, days }: { event: string; part: Part; page: number; days: number },
): Promise<BoardRow[]> {
  const { rows } = await sql.query<BoardRow>(
    `select m.id as media, m.gallery_id as gallery, m.name, coalesce(g.guest_photos_name, c.name, g.name) as by,
            p.created_at as at, m.version, m.width::int as width, m.height::int as height
       from guest_photos p join media m on m.id = p.media_id
       left join grants g on g.id = p.grant_id left join clients c on c.id = g.client_id
      where p.event_id = $1 and ${IS[part]} and (m.deleted_at is null or m.deleted_at > now() - make_interval(days => $3))
      order by p.created_at desc, p.id desc limit ${BOARD_PAGE} offset $2`,
    [event, (page - 1) * BOARD_PAGE, days],
  );
  return rows;
}

/** Counts a project's photographs by part; declined ones for `days`. */
export async function countParts(
  sql: Sql,
  { event, days }: { event: string; days: number },
): Promise<Record<Part, number>> {
  const { rows } = await sql.query<Record<Part, number>>(
    `select (count(*) filter (where ${IS.waiting}))::int as waiting, (count(*) filter (where ${IS.shown}))::int as shown,
            (count(*) filter (where ${IS.declined} and m.deleted_at > now() - make_interval(days => $2)))::int as declined
       from guest_photos p join media m on m.id = p.media_id where p.event_id = $1`,
    [event, days],
  );
  return rows[0] ?? { waiting: 0, shown: 0, declined: 0 };
}

/** Returns those of the given photographs that guests added to a project. */
export async function listOfGuests(sql: Sql, event: string, medias: string[]): Promise<string[]> {
  const { rows } = await sql.query<{ media: string }>(
    'select media_id as media from guest_photos where event_id = $1 and media_id = any($2::uuid[])',
    [event, medias],
  );
  return rows.map(({ media }) => media);
}

/** Counts the waiting photographs of each given project of an account; projects without any are left out. */
export async function countWaiting(
  sql: Sql,
  { account, events }: { account: string; events: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ event: string; count: number }>(
    `select p.event_id as event, count(*)::int as count from guest_photos p join media m on m.id = p.media_id
      where p.account_id = $1 and p.event_id = any($2::uuid[]) and ${IS.waiting} group by p.event_id`,
    [account, events],
  );
  return new Map(rows.map(({ event, count }) => [event, count]));
}

/** Projects shown on Home. */
const SHOWN = 3;

/** Returns an account's projects with waiting photographs, the newest first; `count` counts those of every project. */
export async function listWaiting(
  sql: Sql,
  account: string,
): Promise<{ id: string; name: string; waiting: number; count: number }[]> {
  const { rows } = await sql.query<{ id: string; name: string; waiting: number; count: number }>(
    `select e.id, e.name, count(*)::int as waiting, (sum(count(*)) over ())::int as count
       from guest_photos p join media m on m.id = p.media_id
       join events e on e.id = p.event_id and e.deleted_at is null and e.archived_at is null
      where p.account_id = $1 and ${IS.waiting} group by e.id order by max(p.created_at) desc, e.id limit ${SHOWN}`,
    [account],
  );
  return rows;
}

/** Returns a gallery with its name; null where it does not exist. */
export async function nameOfGallery(sql: Sql, id: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    'select id, name from galleries where id = $1 and deleted_at is null',
    [id],
  );
  return rows[0] ?? null;
}
