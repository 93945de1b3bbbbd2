import { transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { lockLines, saveLines } from '../queries/carts';
import { buyerOf } from './read-cart';

/** Removes a line of a person's cart by its place; one that is gone changes nothing. */
export async function removeLine(entered: Authorized, at: number): Promise<void> {
  const cart = buyerOf(entered);
  await transaction(async (sql) => {
    const lines = (await lockLines(sql, cart)).filter((_line, index) => index !== at);
    await saveLines(sql, { ...cart, id: uuidv7(), account: entered.event.account_id, lines });
  });
}
