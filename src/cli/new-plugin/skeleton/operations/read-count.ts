import { database, type people, photographs } from '@plugins/kit/server';

/** How many photographs of the project whoever entered sees: the same rule as the gallery's own list. */
export async function readCount({ event, viewer }: people.Entered): Promise<{ photographs: number }> {
  const { rows } = await database.pool().query<{ count: number }>(
    `select count(*)::int as count from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and ${photographs.visibleTo(viewer.role)}`,
    [event.id],
  );
  return { photographs: rows[0]?.count ?? 0 };
}
