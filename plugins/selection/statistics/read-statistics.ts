import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import type { EventRow } from '@plugins/kit/server/projects';
import { readFavourites } from '../marks/operations/read-favourites';
import { readStanding } from '../operations/read-standing';
import { agreementOf } from '../rules/agreement';
import { fillDays } from './fill-days';
import type { MostPicked, PickDay, PickingPerson, StatisticsView, TouchedGallery } from './statistics-view';

/** Photographs in several products that are shown. */
const MOST = 12;

/** SQL for a project's ($1) counted picks: of photographs and products that are not in the trash. */
const PICKS = `product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
   join products p on p.id = pm.product_id and p.deleted_at is null`;
const THERE = `m.event_id = $1 and m.deleted_at is null and m.state <> 'refused'`;

interface PersonRow {
  person: string;
  name: string | null;
  studio: boolean;
  picks: number;
  first_at: Date;
  last_at: Date;
}

/** Reads who made the current picks. */
async function readPeople(event: string): Promise<PersonRow[]> {
  const { rows } = await pool().query<PersonRow>({
    name: 'statistics-people',
    text: `select coalesce(g.client_id, g.user_id, pm.grant_id, pm.user_id)::text as person,
                  max(coalesce(nullif(btrim(g.name), ''), nullif(btrim(c.name), ''), nullif(btrim(pm.picked_by), ''),
                               nullif(btrim(concat_ws(' ', u.first_name, u.family_name)), ''))) as name,
                  bool_and(pm.grant_id is null and pm.user_id is not null) as studio,
                  count(*)::int as picks, min(pm.created_at) as first_at, max(pm.created_at) as last_at
             from ${PICKS} left join grants g on g.id = pm.grant_id left join clients c on c.id = g.client_id
             left join users u on u.id = coalesce(g.user_id, pm.user_id)
            where pm.event_id = $1 group by 1 order by count(*) desc, min(pm.created_at)`,
    values: [event],
  });
  return rows;
}

/** Reads the changes of each day in the project's time zone, with the time of the last pick. */
async function readDays(event: string): Promise<PickDay[]> {
  const { rows } = await pool().query<PickDay>({
    name: 'statistics-days',
    text: `select to_char(c.created_at at time zone e.time_zone, 'YYYY-MM-DD') as day,
                  (count(*) filter (where (c.data->>'selected')::boolean))::int as added,
                  (count(*) filter (where not (c.data->>'selected')::boolean))::int as removed
             from event_changes c join events e on e.id = c.event_id
            where c.event_id = $1 and c.kind = 'pick' group by 1 order by 1`,
    values: [event],
  });
  return rows;
}

async function readMost({ event, viewer }: Authorized): Promise<MostPicked[]> {
  const { rows } = await pool().query<{
    media: string;
    name: string;
    version: string | null;
    products: string[];
  }>({
    name: 'statistics-most',
    text: `select m.id as media, m.name, m.version, array_agg(p.name order by p.position, p.id) as products
             from ${PICKS} where pm.event_id = $1
            group by m.id having count(*) > 1 order by count(*) desc, m.name, m.id limit ${MOST}`,
    values: [event.id],
  });
  const token = pictureToken(event.id, viewer);
  return rows.map(({ version, ...row }) => ({
    ...row,
    src: version ? pictureAddress(event.id, row.media, version, 's300', token) : '',
  }));
}

interface Totals {
  picked: number;
  galleries: (Omit<TouchedGallery, 'liked'> & { untouched: string[] })[];
}

/** Reads each gallery with the number of its picked photographs, and the unpicked ones. */
async function readGalleries(event: string): Promise<Totals> {
  const { rows } = await pool().query<Totals['galleries'][number]>({
    name: 'statistics-galleries',
    text: `select g.id, g.name, g.private as withheld, count(m.id)::int as photographs,
                  (count(m.id) filter (where k.media_id is not null))::int as picked,
                  coalesce(array_agg(m.id::text) filter (where m.id is not null and k.media_id is null), '{}') as untouched
             from galleries g left join media m on m.gallery_id = g.id and ${THERE}
             left join (select distinct pm.media_id from ${PICKS} where pm.event_id = $1) k on k.media_id = m.id
            where g.event_id = $1 and g.deleted_at is null group by g.id order by g.position, g.id`,
    values: [event],
  });
  return { picked: rows.reduce((sum, { picked }) => sum + picked, 0), galleries: rows };
}

/** Reads the statistics of one project for its studio. */
export async function readProjectStatistics(entered: Authorized): Promise<StatisticsView> {
  const { event } = entered;
  const [products, picking, days, most, { picked, galleries }, liked] = await Promise.all([
    readStanding(event.id),
    readPeople(event.id),
    readDays(event.id),
    readMost(entered),
    readGalleries(event.id),
    readFavourites(event.id, 'owner'),
  ]);
  const { people, all, some, one } = agreementOf(liked.favourites);
  return {
    photographs: galleries.reduce((sum, { photographs: count }) => sum + count, 0),
    picked,
    ...times(event, picking),
    products: products.map(({ id, name, minphotos, maxphotos, count, standing }) => ({
      ...{ id, name, minphotos, maxphotos, count, standing },
    })),
    people: peopleOf(picking, liked),
    activity: fillDays(days),
    most,
    favourites: {
      people: people.size,
      all: all.length,
      some: some.length,
      one: [...one.values()].reduce((sum, medias) => sum + medias.length, 0),
    },
    galleries: galleries.map(({ untouched, ...gallery }) => ({
      ...gallery,
      liked: untouched.filter((media) => liked.favourites.has(media)).length,
    })),
  };
}

function times(event: EventRow, picking: readonly PersonRow[]) {
  const last = Math.max(0, ...picking.map(({ last_at }) => last_at.getTime()));
  return {
    first_at: event.first_picked_at?.toISOString() ?? null,
    last_at: last > 0 ? new Date(last).toISOString() : null,
    completed_at: event.completed_at?.toISOString() ?? null,
  };
}

/** Returns people with picks, then clients with favorites alone. */
function peopleOf(
  picking: readonly PersonRow[],
  { favourites, names }: Awaited<ReturnType<typeof readFavourites>>,
): PickingPerson[] {
  const likes = new Map<string, number>();
  for (const own of favourites.values())
    for (const person of own) likes.set(person, (likes.get(person) ?? 0) + 1);
  const rest = [...likes].filter(([person]) => !picking.some((one) => one.person === person));
  return [
    ...picking.map(({ person, first_at, last_at, name, ...row }) => ({
      ...row,
      name: name ?? names.get(person) ?? null,
      favourites: likes.get(person) ?? 0,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    })),
    ...rest.map(([person, count]) => ({
      ...{ name: names.get(person) ?? null, studio: false, picks: 0, favourites: count },
      ...{ first_at: null, last_at: null },
    })),
  ];
}
