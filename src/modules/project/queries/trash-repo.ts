import { TRASH_DAYS } from '@/core/constants';
import { pool } from '@/core/db/pool';

/** A project in the trash. `until`: when it can no longer be restored. */
export interface TrashRow {
  id: string;
  name: string;
  deleted_at: Date;
  until: Date;
  photos: number;
  picks: number;
}

/** Tables with a trash. */
export type TrashTable = 'events' | 'galleries' | 'products' | 'media';

const ITS_GALLERY = 'select 1 from galleries g where g.id = t.gallery_id and g.deleted_at is null';

/** Returns the account of a project in the trash, or null. */
export async function findDeleted(id: string): Promise<string | null> {
  const { rows } = await pool().query<{ account_id: string }>(
    'select account_id from events where id = $1 and deleted_at is not null',
    [id],
  );
  return rows[0]?.account_id ?? null;
}

/** Returns the projects in an account's trash (null: every account), last deleted first. */
export async function listTrash(account: string | null): Promise<TrashRow[]> {
  const { rows } = await pool().query<TrashRow>(
    `select e.id, e.name, e.deleted_at, e.deleted_at + make_interval(days => $2) as until,
            (select count(*)::int from media m where m.event_id = e.id and m.deleted_at is null) as photos,
            (select count(*)::int from product_medias pm where pm.event_id = e.id) as picks
       from events e
      where ($1::uuid is null or e.account_id = $1) and e.deleted_at > now() - make_interval(days => $2)
      order by e.deleted_at desc`,
    [account, TRASH_DAYS],
  );
  return rows;
}

/** Returns how many things of these tables an account can restore; photographs count only if their gallery exists. */
export async function countTrash(account: string | null, tables: TrashTable[]): Promise<number> {
  const of = (table: TrashTable) => `select count(*)::int as count from ${table} t
    where ($1::uuid is null or t.account_id = $1) and t.deleted_at > now() - make_interval(days => $2)
      ${table === 'media' ? `and exists (${ITS_GALLERY})` : ''}`;
  if (tables.length === 0) return 0;
  const { rows } = await pool().query<{ count: number }>(tables.map(of).join(' union all '), [
    account,
    TRASH_DAYS,
  ]);
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Photographs of one project in the trash. `until`: when the first of them can no longer be restored. */
export interface TrashPhotos {
  event: string;
  project: string;
  photos: number;
  picks: number;
  until: Date;
}

/** Returns an account's photographs that can be restored, by project, last deleted first. */
export async function listTrashPhotos(account: string | null): Promise<TrashPhotos[]> {
  const { rows } = await pool().query<TrashPhotos>(
    `select e.id as event, e.name as project, count(*)::int as photos,
            sum((select count(*) from product_medias pm where pm.media_id = t.id))::int as picks,
            min(t.deleted_at) + make_interval(days => $2) as until
       from media t join events e on e.id = t.event_id and e.deleted_at is null
      where ($1::uuid is null or t.account_id = $1) and t.deleted_at > now() - make_interval(days => $2)
        and exists (${ITS_GALLERY})
      group by e.id order by max(t.deleted_at) desc, e.id`,
    [account, TRASH_DAYS],
  );
  return rows;
}

/** Returns what would be deleted with projects: of these ids, the account's (null: any account's) existing ones. */
export async function weighProjects(
  account: string | null,
  ids: string[],
): Promise<{ projects: number; photos: number; picks: number; until: string }> {
  const { rows } = await pool().query<{ projects: number; photos: number; picks: number; until: Date }>(
    `select count(*)::int as projects, now() + make_interval(days => $3) as until,
            coalesce(sum((select count(*) from media m where m.event_id = e.id and m.deleted_at is null
                             and m.state <> 'refused')), 0)::int as photos,
            coalesce(sum((select count(*) from product_medias pm where pm.event_id = e.id)), 0)::int as picks
       from events e
      where e.id = any($2::uuid[]) and ($1::uuid is null or e.account_id = $1) and e.deleted_at is null`,
    [account, ids, TRASH_DAYS],
  );
  const { projects = 0, photos = 0, picks = 0, until = new Date() } = rows[0] ?? {};
  return { projects, photos, picks, until: until.toISOString() };
}

/** A gallery or a product in the trash of an existing project. */
export interface TrashPart {
  kind: 'galleries' | 'products';
  id: string;
  event: string;
  project: string;
  name: string;
  until: Date;
  photos: number;
  picks: number;
}

/** Returns an account's galleries and products that can be restored, last deleted first. */
export async function listTrashParts(account: string | null): Promise<TrashPart[]> {
  const { rows } = await pool().query<TrashPart>(
    `select p.kind, p.id, p.event_id as event, e.name as project, p.name, p.photos, p.picks,
            p.deleted_at + make_interval(days => $2) as until
       from (select 'galleries' as kind, g.id, g.account_id, g.event_id, g.name, g.deleted_at,
                    (select count(*)::int from media m where m.gallery_id = g.id and m.deleted_at = g.deleted_at) as photos,
                    (select count(*)::int from product_medias pm join media m on m.id = pm.media_id
                      where m.gallery_id = g.id and m.deleted_at = g.deleted_at) as picks
               from galleries g where g.deleted_at > now() - make_interval(days => $2)
             union all
             select 'products', pr.id, pr.account_id, pr.event_id, pr.name, pr.deleted_at, 0,
                    (select count(*)::int from product_medias pm where pm.product_id = pr.id)
               from products pr where pr.deleted_at > now() - make_interval(days => $2)) p
       join events e on e.id = p.event_id and e.deleted_at is null
      where $1::uuid is null or p.account_id = $1
      order by p.deleted_at desc, p.id`,
    [account, TRASH_DAYS],
  );
  return rows;
}
