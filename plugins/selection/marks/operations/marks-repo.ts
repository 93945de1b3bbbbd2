import { pool, type Sql } from '@plugins/kit/server/database';
import { personIn, type Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import { NO_MARKS, type PhotoMarks } from '../rules/photo-marks';

type Role = Viewer['role'];

/** SQL for rows of `selection_marks k` with their grant `g` and the person's current key. */
const FROM = `from selection_marks k left join grants g on g.id = k.grant_id
  cross join lateral (select (${personIn('k', 'g')})::text as id) who`;

/** SQL for the latest row per person and photograph: a person who became a client since has two. */
const NEWEST = `select distinct on (who.id, k.media_id) who.id as person, k.media_id as media, k.grant_id,
    k.favourite, k.stars::int as stars, k.colour
  ${FROM}`;
const ORDER = 'order by who.id, k.media_id, k.updated_at desc, k.person = who.id desc';

/** Clients' favorites in a project as a role sees them, by photograph, with the clients' names. */
export interface ProjectFavourites {
  favourites: Map<string, Set<string>>;
  names: Map<string, string | null>;
}

/** Reads the favorites of everybody who is a client of the project now; revoked people do not count. */
export async function readFavourites(event: string, role: Role): Promise<ProjectFavourites> {
  const [liked, clients] = await Promise.all([
    pool().query<{ person: string; media: string }>({
      name: `marks-favourites-${role}`,
      text: `select n.person, n.media from (${NEWEST} where k.event_id = $1 and k.grant_id is not null ${ORDER}) n
               join media m on m.id = n.media and ${visibleTo(role)} where n.favourite`,
      values: [event],
    }),
    pool().query<{ person: string; name: string | null }>({
      name: 'marks-clients',
      text: `select coalesce(g.client_id, g.user_id, g.id)::text as person,
                    max(coalesce(nullif(btrim(g.name), ''), nullif(btrim(c.name), ''), nullif(btrim(u.first_name), ''))) as name
               from grants g left join clients c on c.id = g.client_id left join users u on u.id = g.user_id
              where g.event_id = $1 and g.role = 'client' and g.revoked_at is null
                and (g.expires_at is null or g.expires_at > now()) group by 1`,
      values: [event],
    }),
  ]);
  const names = new Map(clients.rows.map(({ person, name }) => [person, name]));
  const favourites = new Map<string, Set<string>>();
  for (const { person, media } of liked.rows) {
    if (!names.has(person)) continue;
    const own = favourites.get(media);
    if (own) own.add(person);
    else favourites.set(media, new Set([person]));
  }
  return { favourites, names };
}

/** Reads a person's ratings of a project's photographs that their role sees; of given ones only, if any are given. */
export async function readOwnMarks(
  event: string,
  { role, person, sql = pool() }: { role: Role; person: string; sql?: Sql },
): Promise<Map<string, PhotoMarks>> {
  const { rows } = await sql.query<PhotoMarks & { media: string }>({
    name: `marks-own-${role}`,
    text: `select n.media, n.favourite, n.stars, n.colour
             from (${NEWEST} where k.event_id = $1 and who.id = $2 ${ORDER}) n
             join media m on m.id = n.media and ${visibleTo(role)}
            where n.favourite or n.stars > 0 or n.colour is not null`,
    values: [event, person],
  });
  return new Map(rows.map(({ media, ...marks }) => [media, marks]));
}

/** Reads a person's rating of one photograph; locks it until the transaction ends. */
export async function holdMarks(
  sql: Sql,
  { event, media, person }: { event: string; media: string; person: string },
): Promise<PhotoMarks> {
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
