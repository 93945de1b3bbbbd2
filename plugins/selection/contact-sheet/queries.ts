import type { Sql } from '@plugins/kit/server/database';
import type { Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';

/** A pick on a sheet; `version` is null while there is no picture. */
export interface SheetRow {
  product: string;
  media: string;
  version: string | null;
  name: string;
  /** Only the account sees the photograph. */
  withdrawn: boolean;
  by: string | null;
  note: string | null;
}

/** Returns a project's picks whose photographs a role sees, in the order of galleries and names. */
export async function listSheetRows(
  sql: Sql,
  { event, role }: { event: string; role: Viewer['role'] },
): Promise<SheetRow[]> {
  const { rows } = await sql.query<SheetRow>({
    name: `selection-sheet-${role}`,
    text: `select pm.product_id as product, m.id as media,
                  case when m.state = 'ready' or m.thumbnails_ready then m.version end as version, m.name,
                  m.private or m.gallery_private as withdrawn,
                  coalesce(g.name, c.name, pm.picked_by) as by, nullif(btrim(pm.note), '') as note
             from product_medias pm join media m on m.id = pm.media_id and ${visibleTo(role)}
             join galleries ga on ga.id = m.gallery_id and ga.deleted_at is null
             left join grants g on g.id = pm.grant_id left join clients c on c.id = g.client_id
            where pm.event_id = $1 order by ga.position, ga.id, m.name_key collate "C", m.id`,
    values: [event],
  });
  return rows;
}
