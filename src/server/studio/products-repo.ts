import { pool } from '@/server/database/pool';
import { countedPicks } from '@/server/picks/counted-picks';

/** A product as the products tab lists it. */
export interface StudioProductView {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  picks: number;
}

/** A project's products in order, with how much is picked for each. */
export async function listStudioProducts(eventId: string): Promise<StudioProductView[]> {
  const { rows } = await pool().query<StudioProductView>({
    name: 'studio-products',
    text: `select p.id, p.name, p.minphotos::int as minphotos, p.maxphotos::int as maxphotos,
                  ${countedPicks('p.id')} as picks
             from products p where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    values: [eventId],
  });
  return rows;
}
