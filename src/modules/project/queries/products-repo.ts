import { pool } from '@/core/db/pool';
import { countedPicks } from '@/modules/picks/queries/counted-picks';
import { PRODUCT_RULES } from '@/modules/project/queries/product-columns';
import type { NewProduct } from '@/modules/project/rules/product-rules';

/** A product as the products tab lists it. */
export interface StudioProductView extends NewProduct {
  id: string;
  picks: number;
}

/** Returns a project's products in order, with the number of picks for each. */
export async function listStudioProducts(eventId: string): Promise<StudioProductView[]> {
  const { rows } = await pool().query<StudioProductView>({
    name: 'studio-products',
    text: `select p.id, p.name, ${PRODUCT_RULES}, ${countedPicks('p.id')} as picks
             from products p where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    values: [eventId],
  });
  return rows;
}

/** Returns a project's products in order, with their names and rules. */
export async function listProductRules(eventId: string): Promise<(NewProduct & { id: string })[]> {
  const { rows } = await pool().query<NewProduct & { id: string }>(
    `select p.id, p.name, ${PRODUCT_RULES} from products p
      where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    [eventId],
  );
  return rows;
}
