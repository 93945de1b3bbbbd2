import type { Sql } from '@/core/db/pool';
import { HAPPENINGS, type HappeningData, type HappeningName } from '@/core/events/happenings';
import { say } from './say';

/**
 * Emits a domain event in the caller's transaction; subscribers are notified after commit, and not at all if it rolls
 * back. Costs one look-up where there is no subscriber; `data` may be a function, which runs only where there is one.
 */
export async function happen<N extends HappeningName>(
  sql: Sql,
  name: N,
  account: string,
  data: HappeningData<N> | (() => Promise<HappeningData<N>>),
): Promise<void> {
  await say(sql, { name, account }, async () =>
    HAPPENINGS[name].parse(typeof data === 'function' ? await data() : data),
  );
}

/** A project as domain events name it. */
export async function projectOf(sql: Sql, id: string): Promise<{ id: string; name: string }> {
  const { rows } = await sql.query<{ name: string }>('select name from events where id = $1', [id]);
  return { id, name: rows[0]?.name ?? '' };
}
