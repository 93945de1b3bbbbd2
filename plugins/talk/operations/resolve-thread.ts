import { changes, database, KeepersError, type people } from '@plugins/kit/server';
import { findPhotograph } from './find-photograph';

/** Says that nothing is left to do about a photograph, or that something is. Throws NOT_FOUND where nobody said anything. */
export async function resolveThread(
  entered: people.Entered,
  media: string,
  resolved: boolean,
): Promise<void> {
  const { event } = entered;
  await database.transaction(async (sql) => {
    const { gallery } = await findPhotograph(entered, media, sql);
    const { rowCount } = await sql.query(
      `update talk_threads set resolved_at = case when $2 then coalesce(resolved_at, now()) end, updated_at = now()
        where media_id = $1`,
      [media, resolved],
    );
    if (!rowCount) throw new KeepersError('NOT_FOUND');
    await changes.record(sql, { event: event.id, kind: 'talk', data: { media, gallery } });
  });
  changes.announce(event.id);
}
