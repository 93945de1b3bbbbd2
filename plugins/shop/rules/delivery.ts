import { PRICE_MOST } from '@plugins/kit/internal';
import { z } from 'zod';
import { WAYS_MOST } from './edit-limits';
import { isDelivered } from './kinds';
import type { LineKind } from './product';

/** The ways of delivery of a price list, as its studio writes them. */
export const deliverySchema = z
  .array(
    z.strictObject({
      /** Given by the server to a new one. */
      id: z.uuid().optional(),
      name: z.string().trim().min(1).max(100),
      amount: z.int().min(0).max(PRICE_MOST),
      /** Whether it needs the buyer's address: not where the order is picked up. */
      address: z.boolean(),
    }),
  )
  .max(WAYS_MOST)
  .check(({ value, issues }) => {
    const ids = value.flatMap(({ id }) => id ?? []);
    if (new Set(ids).size < ids.length)
      issues.push({ code: 'custom', input: value, path: [], message: 'repeated' });
  });

/** A way of delivery with its price, in minor units: of a price list, and frozen in an order. */
export interface DeliveryWay {
  id: string;
  name: string;
  amount: number;
  address: boolean;
}

/** The ways by which lines may be delivered: none where nothing of them is, as of files. */
export const waysFor = (
  lines: readonly { kind: LineKind }[],
  { delivery }: { delivery: readonly DeliveryWay[] },
): readonly DeliveryWay[] => (lines.some(({ kind }) => isDelivered(kind)) ? delivery : []);

/** The way that was chosen; the only one is chosen already. Null without ways, and where none was chosen yet. */
export function wayOf(ways: readonly DeliveryWay[], chosen: string | null): DeliveryWay | null {
  const [only, ...others] = ways;
  if (chosen === null && only && others.length === 0) return only;
  return ways.find(({ id }) => id === chosen) ?? null;
}
