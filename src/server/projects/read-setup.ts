import { PRESET_SETTINGS, type PresetParts } from '@/domain/presets';
import { pool } from '@/server/database/pool';
import { asSystem } from '@/server/local-api';

/** How a project is set up: what can be made again of it. Its day, its people and its photographs are not here. */
export type Setup = Omit<PresetParts, 'name'>;

/** Reads it; null where the project is gone. */
export async function readSetup(eventId: string): Promise<Setup | null> {
  const row = await asSystem('the caller has entered this project').byId('events', eventId);
  if (!row) return null;
  const [galleries, products] = await Promise.all([
    pool().query<{ name: string }>(
      'select name from galleries where event_id = $1 and deleted_at is null order by position, id',
      [eventId],
    ),
    pool().query<Setup['products'][number]>(
      `select name, minphotos::int as minphotos, maxphotos::int as maxphotos from products
        where event_id = $1 and deleted_at is null order by position, id`,
      [eventId],
    ),
  ]);
  const kept = PRESET_SETTINGS.filter((name) => row[name] != null);
  return {
    settings: Object.fromEntries(kept.map((name) => [name, row[name]])),
    galleries: galleries.rows.map(({ name }) => name),
    products: products.rows,
  };
}
