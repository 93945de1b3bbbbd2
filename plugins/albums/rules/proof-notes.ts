import type { PinView } from './wire';

/**
 * Returns the clients' notes on a proof, done or not: a proof does not change, so that an approval of it is without them all.
 */
export const notesOn = <P extends Pick<PinView, 'round' | 'studio'>>(
  pins: readonly P[],
  round: number,
): P[] => pins.filter((pin) => pin.round === round && !pin.studio);
