import type { Sql } from '@/core/db/pool';
import type { DisputeState } from '@/modules/money/rules/payment-state';

/** Stores what a service holds back because of a dispute, the state of the dispute, and counts the posting. */
export async function storeDispute(
  sql: Sql,
  one: { id: string; held: number; state: DisputeState },
): Promise<void> {
  await sql.query(
    'update payments set disputed = $2, dispute = $3, dispute_posts = dispute_posts + 1 where id = $1',
    [one.id, one.held, one.state],
  );
}

/** Forgets the card that a payment kept; the service's reference stays, for looks at what was charged with it. */
export async function dropCard(sql: Sql, id: string): Promise<void> {
  await sql.query('update payments set card = null where id = $1', [id]);
}

/** Stores the owner's mark: the day the money came, and a word. */
export async function storeMark(
  sql: Sql,
  { id, day, note }: { id: string; day: string | null; note: string | null },
): Promise<void> {
  await sql.query('update payments set marks = marks + 1, marked_on = $2, note = $3 where id = $1', [
    id,
    day,
    note,
  ]);
}
