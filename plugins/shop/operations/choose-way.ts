import { KeepersError } from '@plugins/kit/server';
import { type DeliveryWay, wayOf } from '../rules/delivery';

/**
 * Returns the way an order is delivered, and the address where that way needs it; without ways, the address as it was
 * entered. Throws INVALID_INPUT with the field: for a way that is not among these, for none, and for a missing address.
 */
export function chooseWay(
  ways: readonly DeliveryWay[],
  { delivery, address }: { delivery: string | null; address: string | null },
): { delivery: DeliveryWay | null; address: string | null } {
  const way = wayOf(ways, delivery);
  if (!way && delivery !== null) throw new KeepersError('INVALID_INPUT', {}, { delivery: 'invalid' });
  if (!way && ways.length > 0) throw new KeepersError('INVALID_INPUT', {}, { delivery: 'blank' });
  if (way?.address && !address) throw new KeepersError('INVALID_INPUT', {}, { address: 'blank' });
  return { delivery: way, address: way && !way.address ? null : address };
}
