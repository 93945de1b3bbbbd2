import { pool } from '@/server/database/pool';

/** A project as the list of projects shows it. */
export interface ProjectCardRow {
  id: string;
  name: string;
  date: string | null;
  location: string | null;
  published: boolean;
  archived: boolean;
  delivered: boolean;
  editing: boolean;
  printselectiondone: boolean;
  photos: number;
  picks: number;
  /** Places of all products; null where one of them has no limit, or there is none. */
  places: number | null;
  products: number;
  cover_media: string | null;
  cover_version: string | null;
  cover_thumbhash: string | null;
}

/** Projects of an account (null: of every account), the newest first, in one statement. */
export async function listProjects(
  account: string | null,
  id: string | null = null,
): Promise<ProjectCardRow[]> {
  const { rows } = await pool().query<ProjectCardRow>({
    name: 'studio-projects',
    text: `select e.id, e.name, e.date, e.location, e.published_at is not null as published,
                  e.archived_at is not null as archived, e.delivered_at is not null as delivered,
                  e.editing_at is not null as editing, coalesce(e.printselectiondone, false) as printselectiondone,
                  (select count(*)::int from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
                    where m.event_id = e.id and m.deleted_at is null and m.state <> 'refused') as photos,
                  (select count(*)::int from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
                    where pm.event_id = e.id) as picks,
                  pr.places, coalesce(pr.products, 0) as products,
                  c.id as cover_media, c.version as cover_version, c.thumbhash as cover_thumbhash
             from events e
             left join lateral (select case when bool_or(p.maxphotos is null) then null else sum(p.maxphotos)::int end as places,
                                       count(*)::int as products
                                  from products p where p.event_id = e.id and p.deleted_at is null) pr on true
             left join lateral (select m.id, m.version, m.thumbhash
                                  from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
                                 where m.event_id = e.id and m.deleted_at is null and m.state = 'ready'
                                 order by (m.id = e.cover_id) desc nulls last, g.position, (m.width > m.height) desc,
                                          m.name_key collate "C", m.id limit 1) c on true
            where e.deleted_at is null and ($1::uuid is null or e.account_id = $1) and ($2::uuid is null or e.id = $2)
            order by e.created_at desc, e.id desc`,
    values: [account, id],
  });
  return rows;
}

/** The account's name, as the navigation shows it. */
export async function accountName(account: string | null): Promise<string | null> {
  if (!account) return null;
  const { rows } = await pool().query<{ name: string }>('select name from accounts where id = $1', [account]);
  return rows[0]?.name ?? null;
}
