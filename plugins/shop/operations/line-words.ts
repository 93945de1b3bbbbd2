import { translator } from '@plugins/kit/server/texts';
import type { OrderLineRow } from '../queries/read-orders';

/** A line of an order in words: the product and its price's name, or how many extras of what. */
export function lineWords(
  { name, option_name, kind, quantity }: Pick<OrderLineRow, 'name' | 'option_name' | 'kind' | 'quantity'>,
  locale: 'en' | 'he',
): string {
  if (kind === 'extra') return translator(locale)('shop.extras.words', { count: quantity, name });
  return option_name ? `${name}, ${option_name}` : name;
}
