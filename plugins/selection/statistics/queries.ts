import type { Sql } from '@plugins/kit/server/database';
import type { PickDay } from './statistics-view';

/** Photographs in several products that are shown. */
const MOST = 12;

/** SQL for a project's ($1) counted picks: of photographs and products that are not in the trash. */
const PICKS = `product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
   join products p on p.id = pm.product_id and p.deleted_at is null`;
const THERE = `m.event_id = $1 and m.deleted_at is null and m.state <> 'refused'`;

/** A person with picks; `studio`: all of them were made by users of the studio. */
export interface PickerRow {
  person: string;
  name: string | null;
  studio: boolean;
  picks: number;
  first_at: Date;
  last_at: Date;
}

/** Returns who made a project's current picks, those with most first. */
export async function listPickers(sql: Sql, event: string): Promise<PickerRow[]> {
  const { rows } = await sql.query<PickerRow>({
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

/** Returns the picks added and removed on each day, in the project's time zone; days without any are left out. */
export async function listDays(sql: Sql, event: string): Promise<PickDay[]> {
  const { rows } = await sql.query<PickDay>({
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

/** A photograph picked for several products, named in order. */
export interface MostRow {
  media: string;
  name: string;
  version: string | null;
  products: string[];
}

/** Returns the photographs that are picked for most products, and for two at least; 12 at most. */
export async function listMostPicked(sql: Sql, event: string): Promise<MostRow[]> {
  const { rows } = await sql.query<MostRow>({
    name: 'statistics-most',
    text: `select m.id as media, m.name, m.version, array_agg(p.name order by p.position, p.id) as products
             from ${PICKS} where pm.event_id = $1
            group by m.id having count(*) > 1 order by count(*) desc, m.name, m.id limit ${MOST}`,
    values: [event],
  });
  return rows;
}

/** A gallery with the number of its photographs and of the picked ones, and the others' ids. */
export interface GalleryRow {
  id: string;
  name: string;
  withheld: boolean;
  photographs: number;
  picked: number;
  untouched: string[];
}

/** Returns a project's galleries in order, with their shares of picks. */
export async function listTouched(sql: Sql, event: string): Promise<GalleryRow[]> {
  const { rows } = await sql.query<GalleryRow>({
    name: 'statistics-galleries',
    text: `select g.id, g.name, g.private as withheld, count(m.id)::int as photographs,
                  (count(m.id) filter (where k.media_id is not null))::int as picked,
                  coalesce(array_agg(m.id::text) filter (where m.id is not null and k.media_id is null), '{}') as untouched
             from galleries g left join media m on m.gallery_id = g.id and ${THERE}
             left join (select distinct pm.media_id from ${PICKS} where pm.event_id = $1) k on k.media_id = m.id
            where g.event_id = $1 and g.deleted_at is null group by g.id order by g.position, g.id`,
    values: [event],
  });
  return rows;
}
