import { KeepersError } from '@plugins/kit/server';
import { recordAudit } from '@plugins/kit/server/changes';
import { isId, transaction } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { deleteSettlements, insertSettlement, lockProduct, sumSettled } from '../queries/products';
import { extrasOpen } from '../rules/standing';
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
    await lockProduct(sql, { product: request.product, event: event.id });
    const product = (await readStanding(event.id, { sql })).find(({ id }) => id === request.product);
    if (!product) throw new KeepersError('NOT_FOUND');
    if (!request.settled) {
      await deleteSettlements(sql, request.product);
      return;
    }
    const open = extrasOpen(product.standing.extras, await sumSettled(sql, request.product));
    const { extra_price } = product;
    if (open === 0) return;
    if (open !== request.extras || !extra_price) throw new KeepersError('STALE');
    await insertSettlement(sql, {
      account: event.account_id,
      event: event.id,
      product: request.product,
      extras: open,
      paid: { amount: open * extra_price.amount, currency: extra_price.currency },
      user: viewer.user?.id ?? null,
    });
    await recordAudit(sql, 'selection.settled', {
      account: event.account_id,
      event: event.id,
      subject: product.name,
      count: open,
    });
  });
}
