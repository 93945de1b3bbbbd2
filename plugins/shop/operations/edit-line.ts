import { KeepersError } from '@plugins/kit/server';
import { pool, transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureToken } from '@plugins/kit/server/photographs';
import { translator } from '@plugins/kit/server/texts';
import { lockLines, readLines, saveLines } from '../queries/carts';
import type { Crop } from '../rules/cart';
import type { LineToEdit } from '../wire';
import { buyerOf, priceLines, refusalOf } from './read-cart';
import { presentPhoto } from './read-shop';

/** Returns a line of prints of a person's cart with its photographs and edits; null where there is none that can be bought. */
export async function readLineToEdit(entered: Authorized, id: string): Promise<LineToEdit | null> {
  const stored = (await readLines(pool(), buyerOf(entered))).find((line) => line.id === id);
  const priced = stored && (await priceLines(entered, [stored]));
  const line = priced?.lines[0];
  if (!priced || line?.kind !== 'print') return null;
  const { event, viewer } = entered;
  const token = pictureToken(event.id, viewer);
  const { name, option_name, ratio, crop } = line;
  return {
    line: { id, name, option_name, ratio },
    photos: line.medias.flatMap((media) => {
      const photo = priced.photos.get(media);
      return photo ? [presentPhoto(event.id, photo, token)] : [];
    }),
    crop,
  };
}

/**
 * Sets how photographs of a line of prints of a person's cart are printed; copies, size and photographs stay. Throws REFUSED
 * with the reason for a line that their cart does not have: another person's, a removed one, one that was ordered; and for one
 * that cannot be bought, or is of no prints.
 */
export async function editLine(
  entered: Authorized,
  { line: id, crop }: { line: string; crop: Record<string, Crop> },
  locale: 'en' | 'he',
): Promise<void> {
  const cart = buyerOf(entered);
  await transaction(async (sql) => {
    const before = await lockLines(sql, cart);
    const line = before.find((one) => one.id === id);
    const priced = line && (await priceLines(entered, [line], { sql }));
    if (line && priced?.lines.length === 0)
      throw new KeepersError('REFUSED', { reason: refusalOf(priced, line, locale) });
    if (!line || priced?.lines[0]?.kind !== 'print')
      throw new KeepersError('REFUSED', { reason: translator(locale)('shop.refused.line') });
    const own = Object.entries(crop).filter(([media]) => line.medias.includes(media));
    const edited = { ...line, crop: { ...line.crop, ...Object.fromEntries(own) } };
    const lines = before.map((one) => (one.id === id ? edited : one));
    await saveLines(sql, { ...cart, id: uuidv7(), account: entered.event.account_id, lines });
  });
}
