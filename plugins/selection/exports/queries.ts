import type { Sql } from '@plugins/kit/server/database';

/** A product with one of its picks; without picks, `media_id` and all that follows is null. */
export interface ExportRow {
  product_id: string;
  product_name: string;
  maxphotos: number | null;
  media_id: string | null;
  name: string;
  gallery_id: string;
  gallery_name: string;
  camera: string | null;
  captured_at: string | null;
  sha256: string;
  picked_by: string | null;
  /** The grant of the person who picked. */
  picker: string | null;
  picked_at: Date;
  note: string | null;
  /** The account has withdrawn the photograph since, or moved it or its gallery to the trash. */
  withdrawn: boolean;
}

/** Returns a project's products, or one, with all their picks, in the order of products, galleries and names. */
export async function listExportRows(
  sql: Sql,
  { event, product }: { event: string; product: string | null },
): Promise<ExportRow[]> {
  const { rows } = await sql.query<ExportRow>(
    `select p.id as product_id, p.name as product_name, p.maxphotos::int as maxphotos, m.id as media_id, m.name, m.sha256,
            ga.id as gallery_id, ga.name as gallery_name, m.camera, m.captured_at, coalesce(g.name, c.name, pm.picked_by) as picked_by,
            pm.grant_id::text as picker,
            pm.created_at as picked_at, pm.note,
            (coalesce(m.private, false) or coalesce(m.gallery_private, false) or m.deleted_at is not null or ga.deleted_at is not null) as withdrawn
       from products p
       left join product_medias pm on pm.product_id = p.id
       left join media m on m.id = pm.media_id
       left join galleries ga on ga.id = m.gallery_id
       left join grants g on g.id = pm.grant_id left join clients c on c.id = g.client_id
      where p.event_id = $1 and p.deleted_at is null and ($2::uuid is null or p.id = $2)
      order by p.position, p.id, ga.position, ga.id, m.name_key collate "C", m.id`,
    [event, product],
  );
  return rows;
}
