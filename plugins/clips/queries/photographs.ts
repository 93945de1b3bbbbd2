import type { Sql } from '@plugins/kit/server/database';
import { GUESTS_SEE } from '@plugins/kit/server/internal';
import type { ClipSource } from '../wire';

/** A photograph that guests see, with what choosing and drawing need. */
export interface PhotoRow {
  id: string;
  name: string;
  version: string;
  width: number;
  height: number;
  likeness: string | null;
  sharpness: number | null;
  focal_x: number | null;
  focal_y: number | null;
  loved: boolean;
}

const COLUMNS = `m.id, m.name, m.version, m.width::int as width, m.height::int as height, m.likeness,
  m.sharpness::float8 as sharpness, m.focal_x::float8 as focal_x, m.focal_y::float8 as focal_y,
  (exists (select 1 from product_medias pm where pm.media_id = m.id)
    or exists (select 1 from selection_marks s where s.media_id = m.id and s.favourite)) as loved`;
/** Rendered in every size: those whose watermark is being changed are left out until they are. */
const READY = `m.state = 'ready' and m.version is not null and m.width is not null and m.height is not null`;
const ORDER = `m.captured_at collate "C" nulls last, g.position, m.position, m.id`;

const NARROWED: Record<ClipSource['kind'], string> = {
  best: '',
  chosen: '',
  picks: 'and exists (select 1 from product_medias pm where pm.media_id = m.id)',
  favorites: 'and exists (select 1 from selection_marks s where s.media_id = m.id and s.favourite)',
  gallery: 'and m.gallery_id = $2',
};

/** Returns the photographs of a source that guests see, in the order of the day, 5,000 at most. */
export async function listCandidates(sql: Sql, event: string, source: ClipSource): Promise<PhotoRow[]> {
  const { rows } = await sql.query<PhotoRow>(
    `select ${COLUMNS} from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and ($2::uuid is null or true) and ${READY} and ${GUESTS_SEE} ${NARROWED[source.kind]}
      order by ${ORDER} limit 5000`,
    [event, source.gallery ?? null],
  );
  return rows;
}

/** A photograph to choose from. */
export type ChoiceRow = Pick<PhotoRow, 'id' | 'name' | 'version'> & { gallery: string };

/** Returns the photographs of a project that guests see, in the order of the day, 5,000 at most. */
export async function listChoices(sql: Sql, event: string): Promise<ChoiceRow[]> {
  const { rows } = await sql.query<ChoiceRow>(
    `select m.id, m.name, m.version, m.gallery_id as gallery
       from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and ${READY} and ${GUESTS_SEE} order by ${ORDER} limit 5000`,
    [event],
  );
  return rows;
}

/** Returns whether a project has products to select photographs for. */
export async function hasProducts(sql: Sql, event: string): Promise<boolean> {
  const { rows } = await sql.query(
    'select 1 from products where event_id = $1 and deleted_at is null limit 1',
    [event],
  );
  return rows.length > 0;
}

/** Returns those of these photographs of a project that guests see, in no order. */
export async function listByIds(sql: Sql, event: string, ids: readonly string[]): Promise<PhotoRow[]> {
  const { rows } = await sql.query<PhotoRow>(
    `select ${COLUMNS} from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and m.id = any($2::uuid[]) and ${READY} and ${GUESTS_SEE}`,
    [event, ids],
  );
  return rows;
}

/** Returns the galleries of a project that clients see. */
export async function listGalleries(sql: Sql, event: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    `select id, name from galleries where event_id = $1 and deleted_at is null and not private order by position, id`,
    [event],
  );
  return rows;
}
