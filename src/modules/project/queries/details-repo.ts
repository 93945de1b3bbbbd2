import { pool } from '@/core/db/pool';
import type { EventRow } from '@/modules/access/queries';

/** Returns the brands for a project of this account, in order. */
export async function listBrands(account: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await pool().query<{ id: string; name: string }>(
    `select id, business_name as name from brands where account_id = $1 order by position, id`,
    [account],
  );
  return rows;
}

/** Returns a project's brand with its accent; null where it has none. */
export async function findProjectBrand(
  eventId: string,
): Promise<{ id: string; name: string; accent: string | null } | null> {
  const { rows } = await pool().query<{ id: string; name: string; accent: string | null }>(
    `select b.id, b.business_name as name, b.accent_color as accent from events e join brands b on b.id = e.brand_id
      where e.id = $1`,
    [eventId],
  );
  return rows[0] ?? null;
}

/** Returns the number of a project's products. */
export async function countProducts(eventId: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    'select count(*)::int as count from products where event_id = $1 and deleted_at is null',
    [eventId],
  );
  return rows[0]?.count ?? 0;
}

/** Times of a project's steps; ISO 8601 UTC, null if not reached. */
export interface ProjectMoments {
  published: string | null;
  completed: string | null;
  editing: string | null;
  delivered: string | null;
  archived: boolean;
}

type Dates = Pick<
  EventRow,
  'published_at' | 'completed_at' | 'editing_at' | 'delivered_at' | 'archived_at' | 'printselectiondone'
>;

/** Returns the times of a project's steps. */
export function momentsOf(event: Dates): ProjectMoments {
  const iso = (at: Date | string | null) => (at ? new Date(at).toISOString() : null);
  return {
    published: iso(event.published_at),
    completed: event.printselectiondone ? (iso(event.completed_at) ?? new Date(0).toISOString()) : null,
    editing: iso(event.editing_at),
    delivered: iso(event.delivered_at),
    archived: event.archived_at !== null,
  };
}
