/**
 * Returns SQL for a product's picks that count: those whose photographs are not in the trash. `product` is an SQL
 * expression for the product's id.
 */
export const countedPicks = (product: string): string =>
  `(select count(*)::int from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
     where pm.product_id = ${product})`;

/**
 * SQL for the picks `pm` that count, to be joined with the people who made them: of photographs and products that are
 * not in the trash.
 */
export const LIVING_PICKS = `product_medias pm join media pm_media on pm_media.id = pm.media_id and pm_media.deleted_at is null
     join products pm_product on pm_product.id = pm.product_id and pm_product.deleted_at is null`;
