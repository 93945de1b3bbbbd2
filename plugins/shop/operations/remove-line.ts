import { transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { lockLines, saveLines } from '../queries/carts';
import { buyerOf } from './read-cart';

/** Removes a line of a person's cart by its id. One that another tab has removed before changes nothing. */
export async function removeLine(entered: Authorized, id: string): Promise<void> {
  const cart = buyerOf(entered);
  await transaction(async (sql) => {
    const before = await lockLines(sql, cart);
    const lines = before.filter((line) => line.id !== id);
    if (lines.length < before.length)
      await saveLines(sql, { ...cart, id: uuidv7(), account: entered.event.account_id, lines });
  });
}
