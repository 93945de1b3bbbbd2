import { asSystem } from '@/core/db/local-api';
import { pool } from '@/core/db/pool';
import { PRESET_SETTINGS, type PresetParts } from '@/modules/project/rules/presets';
import type { NewProduct } from '@/modules/project/rules/product-rules';
import { PRODUCT_RULES } from './product-columns';

/** The part of a project that can be copied: without its date, people and photographs. */
export type Setup = Omit<PresetParts, 'name'>;

type ProductRow = NewProduct & { id: string };

/** Returns a project's setup; null if it does not exist. */
export async function readSetup(eventId: string): Promise<Setup | null> {
  const row = await asSystem('the caller has entered this project').byId('events', eventId);
  if (!row) return null;
  const [galleries, products] = await Promise.all([
    pool().query<{ name: string }>(
      'select name from galleries where event_id = $1 and deleted_at is null order by position, id',
      [eventId],
    ),
    pool().query<ProductRow>(
      `select p.id, p.name, ${PRODUCT_RULES} from products p
        where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
      [eventId],
    ),
  ]);
  const place = (id: string | null) => products.rows.findIndex((product) => product.id === id);
  const kept = PRESET_SETTINGS.filter((name) => row[name] != null);
  return {
    settings: Object.fromEntries(kept.map((name) => [name, row[name]])),
    galleries: galleries.rows.map(({ name }) => name),
    // Days belong to this project alone.
    products: products.rows.map(({ name, minphotos, maxphotos, extra_price, among, from_favourites }) => ({
      name,
      minphotos,
      maxphotos,
      ...(extra_price ? { extra_price } : {}),
      ...(from_favourites ? { from_favourites } : {}),
      ...(place(among) >= 0 ? { among: place(among) } : {}),
    })),
  };
}
