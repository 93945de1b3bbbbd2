import type { Sql } from '@/core/db/pool';
import { HAPPENINGS, type HappeningData, type HappeningName } from '@/core/events/happenings';
import { say } from './say';

/**
 * Records an event in the transaction that causes it: listeners receive it if, and only if, that commits. Costs
 * one look-up where nobody wants to hear of it; `data` may be a function, which is asked only where somebody does.
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

/** A project as happenings name it. */
export async function projectOf(sql: Sql, id: string): Promise<{ id: string; name: string }> {
  const { rows } = await sql.query<{ name: string }>('select name from events where id = $1', [id]);
  return { id, name: rows[0]?.name ?? '' };
}
