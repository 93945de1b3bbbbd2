import { roomOf, toDrop } from './room';

/** What the head of a review says of its product: how many to drop, how many more it takes, or which one makes room. */
export type Standing = { kind: 'swap' } | { kind: 'room'; room: number } | { kind: 'left'; over: number };

/** Returns a product's standing; `swapping` where a photograph of it is to make room for another. */
export function standingOf(count: number, maxphotos: number | null, swapping: boolean): Standing {
  const over = toDrop(count, maxphotos);
  const room = roomOf(count, maxphotos);
  if (swapping) return over === 0 ? { kind: 'swap' } : { kind: 'left', over: over + 1 };
  return room ? { kind: 'room', room } : { kind: 'left', over };
}
