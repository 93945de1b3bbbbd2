import { pool } from '@/core/db/pool';
import { countedPicks } from '@/modules/picks/queries/counted-picks';

/** A project as the list of projects shows it. */
export interface ProjectCardRow {
  id: string;
  name: string;
  date: string | null;
  location: string | null;
  brand: string | null;
  expires_at: Date | null;
  published: boolean;
  archived: boolean;
  delivered: boolean;
  studio: string | null;
  editing: boolean;
  printselectiondone: boolean;
  photos: number;
  picks: number;
  /** Sum of the products' limits; null if one has no limit, or without products. */
  places: number | null;
  products: number;
  cover_media: string | null;
  cover_version: string | null;
  cover_thumbhash: string | null;
  /** Whether a client has got a link, or entered without one. */
  reached: boolean;
}

/**
 * SQL over `events e`: whether the project reached a client, who can choose photographs; guests, of links that only show
 * or download, cannot. An invitation did if its link was handed out or opened, or if its message is not kept in the outbox
 * because there was no mail server.
 */
export const REACHED = `(exists (select 1 from grants g where g.event_id = e.id and g.role = 'client' and g.views > 0)
  or exists (select 1 from invitations i where i.event_id = e.id and i.role = 'client' and i.revoked_at is null
    and (i.shared_at is not null or i.opened_at is not null or (i.sent_at is not null
      and (select m.state::text from mails m where m.client_id = i.client_id and m.event_id = i.event_id
            and m.kind like 'invitation%' order by m.id desc limit 1) is distinct from 'outbox'))))`;

/**
 * SQL for the numbers of a project's photographs, picks and places, over `events e`. Photographs that are private, those
 * from guests that wait among them, are not in the gallery.
 */
const COUNTED = `
  cross join lateral (select count(*)::int as photos from media m
                       where m.event_id = e.id and m.deleted_at is null and m.state <> 'refused' and not m.private) shown
  cross join lateral (select case when bool_or(p.maxphotos is null) then null else sum(p.maxphotos)::int end as places,
                             count(*)::int as products,
                             coalesce(sum(${countedPicks('p.id')}), 0)::int as picks
                        from products p where p.event_id = e.id and p.deleted_at is null) pr`;

const FIRST = `select m.id, m.version, m.thumbhash from media m
                where m.gallery_id = g.id and m.deleted_at is null and m.state = 'ready'`;
const BY_NAME = 'order by m.name_key collate "C", m.id limit 1';

/**
 * SQL over `events e`: the chosen cover, else the automatic one, else the first landscape photograph of the first
 * gallery that has any, else its first.
 */
export const COVER = `
  left join lateral (
    (select m.id, m.version, m.thumbhash from media m
      where m.id in (e.cover_id, e.auto_cover_id) and m.event_id = e.id and m.deleted_at is null and m.state = 'ready'
      order by (m.id = e.cover_id) desc nulls last limit 1)
    union all
    (select f.* from galleries g cross join lateral
       ((${FIRST} and m.width > m.height ${BY_NAME}) union all (${FIRST} ${BY_NAME}) limit 1) f
      where g.event_id = e.id and g.deleted_at is null order by g.position, g.id limit 1)
    limit 1) c on true`;

/**
 * Returns the SQL of cards: `page` is a query for the ids in order. Counts only these, so that a page costs the same
 * for any number of projects.
 */
export function cardsOf(page: string): string {
  return `with page as materialized (select p.id, row_number() over () as nr from (${page}) p)
    select e.id, e.name, e.date, e.location, e.brand_id as brand,
           (select a.name from accounts a where a.id = e.account_id) as studio, e.expires_at, e.published_at is not null as published,
           e.archived_at is not null as archived, e.delivered_at is not null as delivered,
           e.editing_at is not null as editing, e.printselectiondone,
           shown.photos, pr.picks, pr.places, pr.products,
           c.id as cover_media, c.version as cover_version, c.thumbhash as cover_thumbhash,
           ${REACHED} as reached
      from page join events e on e.id = page.id ${COUNTED} ${COVER}
     order by page.nr`;
}

/** Returns the card of one project that is not in the trash. */
export async function findProjectCard(id: string): Promise<ProjectCardRow | null> {
  const { rows } = await pool().query<ProjectCardRow>({
    name: 'studio-project',
    text: cardsOf('select id from events where id = $1 and deleted_at is null'),
    values: [id],
  });
  return rows[0] ?? null;
}

/** Returns the account's name, for the navigation. */
export async function accountName(account: string | null): Promise<string | null> {
  if (!account) return null;
  const { rows } = await pool().query<{ name: string }>('select name from accounts where id = $1', [account]);
  return rows[0]?.name ?? null;
}

/** Returns the account's brands by name, in order. */
export async function listBrandNames(account: string | null): Promise<{ id: string; name: string }[]> {
  if (!account) return [];
  const { rows } = await pool().query<{ id: string; name: string }>(
    'select id, business_name as name from brands where account_id = $1 order by position, id',
    [account],
  );
  return rows;
}
