import { KeepersError } from '@plugins/kit/server';
import { recordAudit } from '@plugins/kit/server/changes';
import { isId, transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { extrasOpen } from '@plugins/kit/server/rules';
import { readStanding } from './read-standing';

/**
 * Marks a product's extras as paid, with person and time: `settled` is the number the person saw, so that later extras
 * are not marked. False removes the marks. Throws NOT_FOUND, and STALE if the number has changed.
 */
export async function settleExtras(
  { event, viewer }: Authorized,
  request: { product: string; extras: number; settled: boolean },
): Promise<void> {
  if (!isId(request.product)) throw new KeepersError('NOT_FOUND');
  await transaction(async (sql) => {
    await sql.query('select 1 from products where id = $1 and event_id = $2 for update', [
      request.product,
      event.id,
    ]);
    const product = (await readStanding(event.id, { sql })).find(({ id }) => id === request.product);
    if (!product) throw new KeepersError('NOT_FOUND');
    if (!request.settled) {
      await sql.query('delete from selection_settlements where product_id = $1', [request.product]);
      return;
    }
    const { rows } = await sql.query<{ extras: number }>(
      'select coalesce(sum(extras), 0)::int as extras from selection_settlements where product_id = $1',
      [request.product],
    );
    const open = extrasOpen(product.standing.extras, rows[0]?.extras ?? 0);
    const { extra_price } = product;
    if (open === 0) return;
    if (open !== request.extras || !extra_price) throw new KeepersError('STALE');
    await sql.query(
      `insert into selection_settlements (id, account_id, event_id, product_id, extras, amount, currency, user_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
      [
        uuidv7(),
        event.account_id,
        event.id,
        request.product,
        open,
        open * extra_price.amount,
        extra_price.currency,
        viewer.user?.id ?? null,
      ],
    );
    await recordAudit(sql, 'selection.settled', {
      account: event.account_id,
      event: event.id,
      subject: product.name,
      count: open,
    });
  });
}
