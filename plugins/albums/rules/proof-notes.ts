import type { PinView } from './wire';

/**
 * Returns the clients' notes on a proof, done or not: a proof does not change, so that an approval of it is without them all.
 */
export const notesOn = <P extends Pick<PinView, 'round' | 'studio'>>(
  pins: readonly P[],
  round: number,
): P[] => pins.filter((pin) => pin.round === round && !pin.studio);

type Placed = Pick<PinView, 'round' | 'spread' | 'x' | 'y' | 'studio'>;

const samePlace = (one: Placed, other: Placed) =>
  one.round === other.round && one.spread === other.spread && one.x === other.x && one.y === other.y;

/** Whether a note answers one of `pins`: it is the studio's, at the very point of a client's on the same proof. */
export const isAnswer = (pin: Placed, pins: readonly Placed[]): boolean =>
  pin.studio && pins.some((other) => !other.studio && samePlace(pin, other));

/** Returns the notes in their order, each answer right after the client's notes at its point. */
export function withAnswers<P extends Placed>(pins: readonly P[]): P[] {
  const first = (pin: P) => pins.findIndex((other) => samePlace(pin, other));
  return pins.toSorted(
    (one, other) => first(one) - first(other) || Number(one.studio) - Number(other.studio),
  );
}

/** Returns the notes that mark a spread in the editor: those not done, without answers, which have the place of what they answer. */
export const openMarks = <P extends Placed & Pick<PinView, 'resolved'>>(
  pins: readonly P[],
  spread: string,
): P[] => pins.filter((pin) => pin.spread === spread && !pin.resolved && !isAnswer(pin, pins));
