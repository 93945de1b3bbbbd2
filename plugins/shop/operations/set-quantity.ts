import { KeepersError } from '@plugins/kit/server';
import { transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { lockLines, saveLines } from '../queries/carts';
import { buyerOf, priceLines, refusalOf } from './read-cart';

/**
 * Sets the copies of a line of a person's cart. A line that is gone changes nothing. Throws REFUSED with the reason where
 * so many cannot be bought: the line stays as it was.
 */
export async function setQuantity(
  entered: Authorized,
  { line: id, quantity }: { line: string; quantity: number },
  locale: 'en' | 'he',
): Promise<void> {
  const cart = buyerOf(entered);
  await transaction(async (sql) => {
    const before = await lockLines(sql, cart);
    const line = before.find((one) => one.id === id);
    if (!line || line.quantity === quantity) return;
    const changed = { ...line, quantity };
    const priced = await priceLines(entered, [changed], { sql });
    if (priced.lines.length === 0)
      throw new KeepersError('REFUSED', { reason: refusalOf(priced, changed, locale) });
    const lines = before.map((one) => (one.id === id ? changed : one));
    await saveLines(sql, { ...cart, id: uuidv7(), account: entered.event.account_id, lines });
  });
}
