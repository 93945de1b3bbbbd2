import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import { personIn } from '@plugins/kit/server/internal';
import type { Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import { type Colour, NO_MARKS, type PhotoMarks } from '../rules/photo-marks';

type Role = Viewer['role'];

/** SQL that selects a person's rows, in an export of personal data or an erasure. */
export const MINE = 'user_id = :user or grant_id = any(:grants)';
/** SQL for the names of a row's project and photograph, in an export of personal data. */
export const PROJECT = '(select name from events where events.id = event_id) as project';
export const PHOTOGRAPH = '(select name from media where media.id = media_id) as photograph';

/** SQL for rows of `selection_marks k` with their grant `g` and the person's current key. */
const FROM = `from selection_marks k left join grants g on g.id = k.grant_id
  cross join lateral (select (${personIn('k', 'g')})::text as id) who`;

/** SQL for the latest row per person and photograph: a person who became a client since has two. */
const NEWEST = `select distinct on (who.id, k.media_id) who.id as person, k.media_id as media, k.grant_id,
    k.favourite, k.stars::int as stars, k.colour
  ${FROM}`;
const ORDER = 'order by who.id, k.media_id, k.updated_at desc, k.person = who.id desc';

/** Returns the favorites in a project of everybody who entered by a grant, of photographs that a role sees. */
export async function listFavourites(
  sql: Sql,
  { event, role }: { event: string; role: Role },
): Promise<{ person: string; media: string }[]> {
  const { rows } = await sql.query<{ person: string; media: string }>({
    name: `marks-favourites-${role}`,
    text: `select n.person, n.media from (${NEWEST} where k.event_id = $1 and k.grant_id is not null ${ORDER}) n
               join media m on m.id = n.media and ${visibleTo(role)} where n.favourite`,
    values: [event],
  });
  return rows;
}

/** Returns the names (null: none) of everybody who is a client of a project now; revoked people are left out. */
export async function listClients(sql: Sql, event: string): Promise<Map<string, string | null>> {
  const { rows } = await sql.query<{ person: string; name: string | null }>({
    name: 'marks-clients',
    text: `select coalesce(g.client_id, g.user_id, g.id)::text as person,
                    max(coalesce(nullif(btrim(g.name), ''), nullif(btrim(c.name), ''), nullif(btrim(u.first_name), ''))) as name
               from grants g left join clients c on c.id = g.client_id left join users u on u.id = g.user_id
              where g.event_id = $1 and g.role = 'client' and g.revoked_at is null
                and (g.expires_at is null or g.expires_at > now()) group by 1`,
    values: [event],
  });
  return new Map(rows.map(({ person, name }) => [person, name]));
}

/** A person's rating of a photograph. */
interface OwnMarks extends PhotoMarks {
  media: string;
}

/** Returns a person's ratings of a project's photographs that their role sees, by photograph. */
export async function listOwnMarks(
  sql: Sql,
  { event, role, person }: { event: string; role: Role; person: string },
): Promise<Map<string, PhotoMarks>> {
  const { rows } = await sql.query<OwnMarks>({
    name: `marks-own-${role}`,
    text: `select n.media, n.favourite, n.stars, n.colour
             from (${NEWEST} where k.event_id = $1 and who.id = $2 ${ORDER}) n
             join media m on m.id = n.media and ${visibleTo(role)}
            where n.favourite or n.stars > 0 or n.colour is not null`,
    values: [event, person],
  });
  return new Map(rows.map(({ media, ...marks }) => [media, marks]));
}

/** The stars and color that a person gave a photograph. */
export interface StarsRow {
  media: string;
  person: string;
  stars: number;
  colour: Colour | null;
}

/** Returns everybody's latest stars and colors in a project. */
export async function listStars(sql: Sql, event: string): Promise<StarsRow[]> {
  const { rows } = await sql.query<StarsRow>({
    name: 'marks-stars',
    text: `select * from (select distinct on (who.id, k.media_id) k.media_id as media, who.id as person,
                    k.stars::int as stars, k.colour
               ${FROM}
              where k.event_id = $1 order by who.id, k.media_id, k.updated_at desc) n
            where n.stars > 0 or n.colour is not null`,
    values: [event],
  });
  return rows;
}

/** A person's latest rating of a photograph, with its file name. `client`: the person entered by a grant. */
export interface RatingRow {
  media: string;
  name: string;
  person: string;
  client: boolean;
  /** Of the member of the studio; null for clients. */
  member: string | null;
  favourite: boolean;
  stars: number;
  colour: Colour | null;
}

/** Returns everybody's latest ratings of the photographs that are not in the trash, in a stable order. */
export async function listRatings(sql: Sql, event: string): Promise<RatingRow[]> {
  const { rows } = await sql.query<RatingRow>({
    name: 'marks-ratings',
    text: `select n.media, m.name, n.person, n.grant_id is not null as client, u.first_name as member, n.favourite, n.stars, n.colour
             from (${NEWEST} where k.event_id = $1 ${ORDER}) n
             join media m on m.id = n.media and m.deleted_at is null
             left join users u on u.id::text = n.person and n.grant_id is null
            where n.favourite or n.stars > 0 or n.colour is not null
            order by n.person, m.name_key collate "C", m.id`,
    values: [event],
  });
  return rows;
}

/** Whether a project has a photograph that a role sees. */
export async function isSeen(
  sql: Sql,
  { event, media, role }: { event: string; media: string; role: Role },
): Promise<boolean> {
  const { rows } = await sql.query({
    name: `marks-seen-${role}`,
    text: `select 1 from media m where m.id = $1 and m.event_id = $2 and ${visibleTo(role)}`,
    values: [media, event],
  });
  return rows.length > 0;
}

/** One person's rating of one photograph; `person` is the key of `personOf`. */
interface MarksKey {
  event: string;
  person: string;
  media: string;
}

/** Inserts a row older than any rating, unless there is one, so that there is a row to lock. */
export async function beginMarks(
  sql: Sql,
  marks: MarksKey & { account: string; grant: string | null; user: string | null },
): Promise<void> {
  await sql.query({
    name: 'marks-begin',
    text: `insert into selection_marks
               (id, account_id, event_id, media_id, person, grant_id, user_id, favourite, stars, created_at, updated_at)
             values ($1, $2, $3, $4, $5, $6, $7, false, 0, now(), 'epoch')
             on conflict (event_id, person, media_id) do nothing`,
    values: [uuidv7(), marks.account, marks.event, marks.media, marks.person, marks.grant, marks.user],
  });
}

/** Reads a person's rating of one photograph; locks it until the transaction ends. */
export async function holdMarks(sql: Sql, { event, media, person }: MarksKey): Promise<PhotoMarks> {
  await sql.query({
    name: 'marks-hold',
    text: 'select 1 from selection_marks where event_id = $1 and person = $2 and media_id = $3 for update',
    values: [event, person, media],
  });
  const { rows } = await sql.query<PhotoMarks>({
    name: 'marks-of-one',
    text: `${NEWEST} where k.event_id = $1 and who.id = $2 and k.media_id = $3 ${ORDER}`,
    values: [event, person, media],
  });
  const { favourite, stars, colour } = rows[0] ?? NO_MARKS;
  return { favourite, stars, colour };
}

/** Stores a person's rating of a photograph. */
export async function writeMarks(
  sql: Sql,
  { event, person, media }: MarksKey,
  { favourite, stars, colour }: PhotoMarks,
): Promise<void> {
  await sql.query({
    name: 'marks-write',
    text: `update selection_marks set favourite = $4, stars = $5, colour = $6, updated_at = clock_timestamp()
              where event_id = $1 and person = $2 and media_id = $3`,
    values: [event, person, media, favourite, stars, colour],
  });
}
