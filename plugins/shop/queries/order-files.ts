import type { LabProfile } from '@plugins/kit/internal-rules';
import type { Sql } from '@plugins/kit/server/database';
import type { Crop } from '../rules/cart';
import type { Kind } from '../rules/product';

/** A photograph of an order, for the lab. */
export interface OrderFile {
  line: string;
  /** Of the product. */
  name: string;
  option: string | null;
  kind: Kind;
  /** Copies of each photograph of the line. */
  quantity: number;
  /** As the camera named it. */
  file: string;
  /** Of the original; null once the photograph is deleted. */
  sha256: string | null;
  format: string | null;
  /** Upright size of the original, pixels; 0 where unknown. */
  width: number;
  height: number;
  /** Width / height of a print, times 1000; null where its sides are unknown. */
  ratio: number | null;
  /** Sides of a print, centimeters; null where unknown. */
  print_width: number | null;
  print_height: number | null;
  crop: Crop | null;
  /** The lab's color profile of a print, null for sRGB; its pixels per inch, null for the usual ones. */
  profile: LabProfile | null;
  dpi: number | null;
}

/**
 * Returns the photographs of an order, by line, in their order. Files that were sold in a smaller size are left out: their
 * originals were not sold.
 */
export async function listOrderFiles(sql: Sql, order: string): Promise<OrderFile[]> {
  const { rows } = await sql.query<OrderFile>(
    `select l.id as line, l.name, l.option_name as option, l.kind, l.quantity::int as quantity, p.name as file, m.sha256, m.format,
            coalesce(m.original_width, 0)::int as width, coalesce(m.original_height, 0)::int as height, l.ratio::int as ratio,
            l.print_width::float8 as print_width, l.print_height::float8 as print_height, p.crop, l.profile, l.dpi::int as dpi
       from shop_order_lines l join shop_order_photos p on p.line_id = l.id left join media m on m.id = p.media_id
      where l.order_id = $1 and (l.kind <> 'digital' or l.size = 'original') order by l.position, p.position`,
    [order],
  );
  return rows;
}
