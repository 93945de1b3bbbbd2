/**
 * SQL for a product's picks that count: those whose photographs do not lie in the trash. `product` is the product's id,
 * an expression of the statement it stands in.
 */
export const countedPicks = (product: string): string =>
  `(select count(*)::int from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
     where pm.product_id = ${product})`;
