import { translator } from '@plugins/kit/server/texts';
import type { OrderLineRow } from '../queries/read-orders';
import type { Crop } from '../rules/cart';
import { editsOf, editWords } from '../rules/edits';

/** A line of an order in words: the product and its price's name, or how many extras of what. */
export function lineWords(
  { name, option_name, kind, quantity }: Pick<OrderLineRow, 'name' | 'option_name' | 'kind' | 'quantity'>,
  locale: 'en' | 'he',
): string {
  if (kind === 'extra') return translator(locale)('shop.extras.words', { count: quantity, name });
  return option_name ? `${name}, ${option_name}` : name;
}

/** The edits of a line of prints: those of its one photograph, else how many of its photographs are edited; empty for none. */
export function lineEditWords(crops: readonly (Crop | null)[], locale: 'en' | 'he'): string {
  const t = translator(locale);
  const edited = crops.filter((crop) => editsOf(crop).length > 0);
  if (crops.length > 1 && edited.length > 0) return t('shop.edits.photos', { count: edited.length });
  return edited.map((crop) => editWords(crop, (edit, values) => t(`shop.edits.${edit}`, values))).join('');
}
