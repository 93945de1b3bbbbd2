import { transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { lockLines, saveLines } from '../queries/carts';
import { buyerOf } from './read-cart';

/**
 * Removes a line of a person's cart by its place. Changes nothing where the place holds another product by now, because
 * another tab removed a line before it.
 */
export async function removeLine(
  entered: Authorized,
  { line: at, product }: { line: number; product?: string | undefined },
): Promise<void> {
  const cart = buyerOf(entered);
  await transaction(async (sql) => {
    const before = await lockLines(sql, cart);
    if (product && before[at]?.product !== product) return;
    const lines = before.filter((_line, index) => index !== at);
    await saveLines(sql, { ...cart, id: uuidv7(), account: entered.event.account_id, lines });
  });
}
