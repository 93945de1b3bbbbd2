import { KeepersError } from '@/domain/errors';
import { type NewProduct, newEventSchema } from '@/domain/event-options';
import { pool } from '@/server/database/pool';
import type { EventRow } from '@/server/events/repo';
import { asSystem } from '@/server/local-api';
import { createProject } from './create-project';

const WHY = 'enter() has checked the permission on this project';
/** What belongs to one day and its people, and stays behind. */
const ITS_OWN = new Set(['name', 'date', 'time', 'location', 'language', 'selection_password', 'expires_at']);

/**
 * Makes a project like this one: settings, galleries by name, products. Never photographs, people, codes or picks; it
 * is a draft. Throws what making a project throws.
 */
export async function duplicateProject(event: EventRow, name: string): Promise<{ id: string }> {
  const row = await asSystem(WHY).byId('events', event.id);
  if (!row) throw new KeepersError('NOT_FOUND');
  const kept = Object.keys(newEventSchema.shape).filter((key) => !ITS_OWN.has(key) && row[key] != null);
  const settings = Object.fromEntries(kept.map((key) => [key, row[key]]));
  const galleries = await pool().query<{ name: string }>(
    'select name from galleries where event_id = $1 and deleted_at is null order by position, id',
    [event.id],
  );
  const products = await pool().query<NewProduct>(
    'select name, maxphotos::int as maxphotos from products where event_id = $1 and deleted_at is null order by position, id',
    [event.id],
  );
  const { id } = await createProject(
    event.account_id,
    { ...settings, language: event.locale, name },
    { galleries: galleries.rows.map((gallery) => gallery.name), products: products.rows },
  );
  return { id };
}
