/**
 * SQL for a product's picks that count: those whose photographs do not lie in the trash. `product` is the product's id,
 * an expression of the statement it stands in.
 */
export const countedPicks = (product: string): string =>
  `(select count(*)::int from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
     where pm.product_id = ${product})`;

/** SQL for the picks `pm` that count, to be joined with whoever made them: of photographs and products that are not in the trash. */
export const LIVING_PICKS = `product_medias pm join media pm_media on pm_media.id = pm.media_id and pm_media.deleted_at is null
     join products pm_product on pm_product.id = pm.product_id and pm_product.deleted_at is null`;
