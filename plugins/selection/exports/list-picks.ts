import { pool } from '@plugins/kit/server/database';
import { stem } from '@plugins/kit/server/texts';

/** A photograph picked for a product. */
export interface Pick {
  /** The photograph's id. */
  id: string;
  /** The camera's file name. */
  name: string;
  stem: string;
  gallery: { id: string; name: string };
  camera: string | null;
  captured_at: string | null;
  /** Distinguishes two photographs of one name from one photograph uploaded twice. */
  sha256: string;
  picked_by: string | null;
  /** ISO 8601 UTC. */
  picked_at: string;
  note: string | null;
  /** The account has withdrawn the photograph since, or moved it to the trash. */
  withdrawn: boolean;
}

/** A product with all its picks, in the order of the galleries. */
export interface ProductPicks {
  product: { id: string; name: string; maxphotos: number | null; count: number };
  picks: Pick[];
}

interface Row {
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
  picked_at: Date;
  note: string | null;
  withdrawn: boolean;
}

/** Returns a project's picks for each product, or for one; for the account, so withdrawn photographs are included. */
export async function listPicks(eventId: string, productId: string | null = null): Promise<ProductPicks[]> {
  const { rows } = await pool().query<Row>(
    `select p.id as product_id, p.name as product_name, p.maxphotos::int as maxphotos, m.id as media_id, m.name, m.sha256,
            ga.id as gallery_id, ga.name as gallery_name, m.camera, m.captured_at, coalesce(g.name, c.name, pm.picked_by) as picked_by,
            pm.created_at as picked_at, pm.note,
            (coalesce(m.private, false) or coalesce(m.gallery_private, false) or m.deleted_at is not null or ga.deleted_at is not null) as withdrawn
       from products p
       left join product_medias pm on pm.product_id = p.id
       left join media m on m.id = pm.media_id
       left join galleries ga on ga.id = m.gallery_id
       left join grants g on g.id = pm.grant_id left join clients c on c.id = g.client_id
      where p.event_id = $1 and p.deleted_at is null and ($2::uuid is null or p.id = $2)
      order by p.position, p.id, ga.position, ga.id, m.name_key collate "C", m.id`,
    [eventId, productId],
  );
  const found = new Map<string, ProductPicks>();
  for (const row of rows) {
    const { product_id: id, product_name: name, maxphotos } = row;
    const entry = found.get(id) ?? { product: { id, name, maxphotos, count: 0 }, picks: [] };
    found.set(id, entry);
    if (!row.media_id) continue;
    entry.product.count += 1;
    entry.picks.push(pickOf(row, row.media_id));
  }
  return [...found.values()];
}

function pickOf(row: Row, id: string): Pick {
  const { name, camera, captured_at, sha256, picked_by, note, withdrawn } = row;
  const gallery = { id: row.gallery_id, name: row.gallery_name };
  const picked_at = row.picked_at.toISOString();
  return {
    id,
    name,
    stem: stem(name),
    gallery,
    camera,
    captured_at,
    sha256,
    picked_by,
    picked_at,
    note,
    withdrawn,
  };
}
