import type { Role } from '@/core/access/roles';
import { isStaff } from '@/core/access/roles';
import { GALLERY_PAGE_SIZE } from '@/core/constants';
import { pool } from '@/core/db/pool';
import type { MediaView } from '@/core/wire';
import { parseSortBy, type SortBy, type SortField } from '@/modules/access/rules/sort';
import { type PackedRows, packedList, unpackList } from './pack-rows';

/**
 * The SQL order in which a project's photographs are its cover, over `media m`, `galleries g`, `events e`: the one that
 * the studio chose, the one that `chooseCovers` chose, the first landscape photograph.
 */
export const COVER_ORDER = `(m.id = e.cover_id) desc nulls last, (m.id = e.auto_cover_id) desc nulls last,
  g.position, (m.width > m.height) desc, m.name_key collate "C", m.id`;

/** A photograph as lists need it. */
export interface MediaRow {
  id: string;
  event_id: string;
  name: string;
  state: 'processing' | 'ready' | 'refused';
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  version: string | null;
  thumbnails_ready: boolean;
  hidden: boolean;
  /** Read for covers alone. */
  focal_x?: number | null;
  focal_y?: number | null;
  /** Read for the account alone. */
  account?: MediaView['account'];
}

export interface GalleryRow {
  id: string;
  event_id: string;
  account_id: string;
  name: string;
}

/** The source of a list: one of a project's galleries, or all of them. */
export interface ListOf {
  event: string;
  gallery?: string;
}

export interface ListQuery {
  of: ListOf;
  role: Role;
  sortBy: SortBy;
  /** Only picked photographs: by this product, or (null) by any. */
  picked?: { product: string | null };
  /** Only these, or (`not`) all but these. */
  only?: { ids: readonly string[]; not?: boolean };
  /** From 1; null returns everything on one page. */
  page: number | null;
}

const MEDIA = `m.id, m.event_id, m.name, m.state::text as state, m.width::int as width, m.height::int as height,
  m.thumbhash, m.version, m.thumbnails_ready, m.hidden`;

const ORDER: Record<SortField, (way: string) => string> = {
  manual: (way) => `m.position ${way}, m.id`,
  name: (way) => `m.name_key collate "C" ${way}, m.id`,
  captured_at: (way) => `m.captured_at collate "C" ${way} nulls last, m.id`,
  uploaded_at: (way) => `m.uploaded_at ${way}, m.id`,
};

/** The SQL order of `media m` for a `sort_by`. */
export function orderOf(sortBy: SortBy): string {
  const { field, reverse } = parseSortBy(sortBy);
  return ORDER[field](reverse ? 'desc' : 'asc');
}

const PRESENT = `m.deleted_at is null and m.state <> 'refused'`;
const OPEN = `${PRESENT} and not m.private and not m.gallery_private`;
/** Photographs that guests see, as SQL over `media m`: what may leave a project. */
export const GUESTS_SEE = `${OPEN} and not m.hidden`;

/** Which photographs a role sees, as SQL over `media m`. Trash and refused files are visible to no role. */
export function visibleTo(role: Role): string {
  if (isStaff(role)) return PRESENT;
  return role === 'guest' ? GUESTS_SEE : OPEN;
}

/** A gallery that is not in the trash. */
export async function findGallery(id: string): Promise<GalleryRow | null> {
  const { rows } = await pool().query<GalleryRow>({
    name: 'gallery',
    text: 'select id, event_id, account_id, name from galleries where id = $1 and deleted_at is null',
    values: [id],
  });
  return rows[0] ?? null;
}

/** A gallery in its project's list. */
export interface GalleryListed {
  id: string;
  name: string;
  count: number;
  cover: MediaRow | null;
}

const FOCAL = 'm.focal_x::float8 as focal_x, m.focal_y::float8 as focal_y';

/** A project's galleries in order that the role sees, with the count of photographs it sees in each, and its cover. */
export async function listGalleries(eventId: string, role: Role): Promise<GalleryListed[]> {
  const open = isStaff(role) ? '' : 'and not g.private';
  const { rows } = await pool().query<GalleryListed>({
    name: `galleries-${role}`,
    text: `select g.id, g.name, (select count(*)::int from media m where m.gallery_id = g.id and ${visibleTo(role)}) as count,
                  (select row_to_json(c) from (select ${MEDIA}, ${FOCAL} from media m where m.id = g.cover_id
                     and m.event_id = g.event_id and m.state = 'ready' and ${visibleTo(role)}) c) as cover
             from galleries g where g.event_id = $1 and g.deleted_at is null ${open} order by g.position, g.id`,
    values: [eventId],
  });
  return rows;
}

/** The SQL of a list from its `from` on, its values, and a name for its prepared statements. */
function sourceOf(query: Omit<ListQuery, 'page'>): { from: string; values: unknown[]; name: string } {
  const { event, gallery } = query.of;
  const values: unknown[] = [gallery ?? event];
  const where = [gallery ? 'm.gallery_id = $1' : 'm.event_id = $1', visibleTo(query.role)];
  let join = '';
  let galleryOrder = '';
  if (!gallery) {
    join = 'join galleries g on g.id = m.gallery_id and g.deleted_at is null';
    galleryOrder = 'g.position, g.id, ';
  }
  if (query.picked?.product) values.push(query.picked.product);
  if (query.picked) {
    const product = query.picked.product ? 'and pm.product_id = $2' : '';
    where.push(`exists (select 1 from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
      where pm.media_id = m.id ${product})`);
  }
  if (query.only) {
    values.push(query.only.ids);
    where.push(`${query.only.not ? 'not ' : ''}m.id = any($${values.length}::uuid[])`);
  }
  const only = query.only ? (query.only.not ? '-without' : '-only') : '';
  const from = `from media m ${join} where ${where.join(' and ')} order by ${galleryOrder}${orderOf(query.sortBy)}`;
  const name = `${gallery ? 'g' : 'e'}-${query.role}-${query.sortBy}-${query.picked ? (query.picked.product ? 'p' : 'any') : 'all'}${only}`;
  return { from, values, name };
}

/** Width and height of every photograph of a list, in its order. */
export async function listSizes(query: Omit<ListQuery, 'page'>): Promise<ListedSize[]> {
  return listWhole<ListedSize>('sizes', SIZES, query);
}

/** A photograph's size, px. */
export interface ListedSize {
  id: string;
  width: number | null;
  height: number | null;
}

/** The facts of a photograph that finding similar shots needs. */
export interface ListedLook extends ListedSize {
  captured_at: string | null;
  camera: string | null;
  name_key: string | null;
  /** Null until it was measured. */
  likeness: string | null;
  sharpness: number | null;
  hidden: boolean;
  state: MediaRow['state'];
}

const SIZES = 'm.id, m.width::int as width, m.height::int as height';
const LOOKS = `${SIZES}, m.captured_at, m.camera, m.name_key, m.likeness, m.sharpness::float8 as sharpness,
  m.hidden, m.state::text as state`;

/** The look of every photograph of a list, in its order. */
export async function listLooks(query: Omit<ListQuery, 'page'>): Promise<ListedLook[]> {
  return listWhole<ListedLook>('looks', LOOKS, query);
}

async function listWhole<T extends object>(
  what: string,
  columns: string,
  query: Omit<ListQuery, 'page'>,
): Promise<T[]> {
  const { from, values, name } = sourceOf(query);
  const text = `select ${columns} ${from}`;
  const { rows } = await pool().query<T>({ name: `${what}-${name}`, text, values });
  return rows;
}

/** How many photographs of a list come before a page. */
export const skippedBefore = (page: number | null): number => ((page ?? 1) - 1) * GALLERY_PAGE_SIZE;

/** Ids of the whole filtered list in its order, and the photographs of one page. */
export const listMedia = async (query: ListQuery): Promise<{ ids: string[]; medias: MediaRow[] }> =>
  unpackList(await listPacked(query), { event: query.of.event, skipped: skippedBefore(query.page) });

/** The result of `listMedia`, as the two texts of the row. */
export async function listPacked(query: ListQuery): Promise<PackedRows> {
  const { from, values, name } = sourceOf(query);
  const slice = query.page === null ? '' : ` limit ${GALLERY_PAGE_SIZE} offset $${values.length + 1}`;
  const paged = query.page === null ? values : [...values, skippedBefore(query.page)];
  const { rows } = await pool().query<PackedRows>({
    name: `list-${name}-${query.page === null}`,
    text: packedList(from, slice, isStaff(query.role)),
    values: paged,
  });
  return rows[0] ?? { ids: '', medias: '' };
}

/** The photograph on the cover: the chosen one if it is visible, else the first landscape one of the first gallery. */
export async function findCover(eventId: string, role: Role): Promise<MediaRow | null> {
  const { rows } = await pool().query<MediaRow>({
    name: `cover-${role}`,
    text: `select ${MEDIA}, ${FOCAL} from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
             join events e on e.id = m.event_id
            where m.event_id = $1 and ${visibleTo(role)} and m.state = 'ready' order by ${COVER_ORDER} limit 1`,
    values: [eventId],
  });
  return rows[0] ?? null;
}
