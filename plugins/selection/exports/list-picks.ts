import { pool } from '@plugins/kit/server/database';
import { stem } from '@plugins/kit/server/texts';
import { type ExportRow, listExportRows } from './queries';

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
  /** The grant of the person who picked. */
  picker: string | null;
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

/** Returns a project's picks for each product, or for one; for the account, so withdrawn photographs are included. */
export async function listPicks(eventId: string, productId: string | null = null): Promise<ProductPicks[]> {
  const rows = await listExportRows(pool(), { event: eventId, product: productId });
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

/** Returns the same picks with a name for people who left none, as `nameOf` gives it. */
export function nameGuests(
  all: readonly ProductPicks[],
  nameOf: (person: string | null) => string | null,
): ProductPicks[] {
  return all.map(({ product, picks }) => ({
    product,
    picks: picks.map((pick) => ({ ...pick, picked_by: pick.picked_by ?? nameOf(pick.picker) })),
  }));
}

function pickOf(row: ExportRow, id: string): Pick {
  const { name, camera, captured_at, sha256, picked_by, picker, note, withdrawn } = row;
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
    picker,
    picked_at,
    note,
    withdrawn,
  };
}
