import { z } from 'zod';
import { decidePublishing } from '@/domain/bulk';
import { requireAllowed } from '@/domain/decision';
import { KeepersError } from '@/domain/errors';
import { EVENT_TEXT_MAX, productSchema } from '@/domain/event-options';
import { requireFresh, type Values } from '@/domain/keep-changes';
import { parseInput } from '@/domain/zod-problems';
import { recordAudit } from '@/server/audit/record-audit';
import { pool, transaction } from '@/server/database/pool';
import type { EventRow } from '@/server/events/repo';
import { happen } from '@/server/happenings/happen';
import { asSystem } from '@/server/local-api';

const WHY = 'enter() has checked the permission on this project';
const galleryName = z.object({ name: z.string().trim().min(1).max(EVENT_TEXT_MAX.gallery) });

async function nextPosition(table: 'galleries' | 'products', eventId: string): Promise<number> {
  const { rows } = await pool().query<{ next: number }>(
    `select coalesce(max(position), -1)::int + 1 as next from ${table} where event_id = $1`,
    [eventId],
  );
  return rows[0]?.next ?? 0;
}

/** Adds a gallery at the end of a project's. */
export async function createGallery(event: EventRow, wish: unknown): Promise<{ id: string }> {
  const { name } = parseInput(galleryName, wish);
  const position = await nextPosition('galleries', event.id);
  return asSystem(WHY).create('galleries', { account: event.account_id, event: event.id, name, position });
}

/** Adds a product for selection at the end of a project's. */
export async function createProduct(event: EventRow, wish: unknown): Promise<{ id: string }> {
  const product = parseInput(productSchema, wish);
  const position = await nextPosition('products', event.id);
  return asSystem(WHY).create('products', {
    account: event.account_id,
    event: event.id,
    ...product,
    position,
  });
}

/**
 * Changes a product's name or numbers, those that are sent. Picks beyond a lowered limit stay; no more can be added.
 * `seen` is what the asker saw in the fields they change: STALE where somebody else changed one of them meanwhile.
 * Throws NOT_FOUND, INVALID_INPUT.
 */
export async function changeProduct(
  event: EventRow,
  id: string,
  { seen = {}, ...wishes }: Values & { seen?: Values },
): Promise<void> {
  await transaction(async (sql) => {
    const { rows } = await sql.query<Values>(
      `select name, minphotos::int as minphotos, maxphotos::int as maxphotos from products
        where id = $1 and event_id = $2 and deleted_at is null for update`,
      [id, event.id],
    );
    const standing = rows[0];
    if (!standing) throw new KeepersError('NOT_FOUND');
    const sent = Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined));
    const wanted: Values = parseInput(productSchema, { ...standing, ...sent });
    const write = requireFresh(
      Object.fromEntries(Object.keys(sent).map((field) => [field, wanted[field]])),
      seen,
      standing,
    );
    if (Object.keys(write).length === 0) return;
    const { name, minphotos, maxphotos } = { ...standing, ...write };
    await sql.query(
      'update products set name = $2, minphotos = $3, maxphotos = $4, updated_at = now() where id = $1',
      [id, name, minphotos, maxphotos],
    );
  });
}

/** Opens a project to its people, or closes it again. Throws PROJECT_ARCHIVED where it is in the archive. */
export async function publishProject(
  event: EventRow,
  published: boolean,
): Promise<{ published_at: string | null }> {
  requireAllowed(decidePublishing({ archived: event.archived_at !== null, published }));
  const { rows } = await transaction(async (sql) => {
    await recordAudit(sql, published ? 'project.opened' : 'project.closed', {
      account: event.account_id,
      event: event.id,
      subject: event.name,
    });
    if ((event.published_at !== null) !== published)
      await happen(sql, published ? 'project.published' : 'project.closed', event.account_id, {
        project: { id: event.id, name: event.name },
      });
    return sql.query<{ published_at: Date | null }>(
      `update events set published_at = case when $2 then coalesce(published_at, now()) end, updated_at = now()
        where id = $1 returning published_at`,
      [event.id, published],
    );
  });
  return { published_at: rows[0]?.published_at?.toISOString() ?? null };
}
