import type { PhotoState } from './culling';

/** What is reviewed: a product's picks, or this person's favorites for a product (null: without one). */
export type Course = { kind: 'picks'; product: string } | { kind: 'favourites'; product: string | null };

/** A decision: remove the photograph from the reviewed set, keep it there, or add it to the product. */
export type Way = 'drop' | 'keep' | 'take';

/** Returns the storage key of a course's decisions. */
export const courseKey = ({ kind, product }: Course): string => `${kind}:${product ?? ''}`;

/** The decisions of a course, and which one a swipe or key means in reading direction, against it, or down. */
export interface Ways {
  on: Way;
  back: Way;
  down: Way | null;
}

/**
 * Returns the decisions of a course. Reading direction is always the yes: keep the pick, or add the favorite to the
 * product.
 */
export function waysOf({ kind, product }: Course): Ways {
  return kind === 'favourites' && product !== null
    ? { on: 'take', back: 'keep', down: 'drop' }
    : { on: 'keep', back: 'drop', down: null };
}

/** Returns what a decision requests: states, so that repeating changes nothing. */
export function changeOf({ kind, product }: Course, way: Way): Partial<PhotoState> {
  if (kind === 'picks') return { picked: way !== 'drop' };
  if (way === 'take') return { picked: true };
  if (way === 'drop') return { favourite: false };
  return product === null ? { favourite: true } : { favourite: true, picked: false };
}

/** Returns what Undo requests: the previous state of what the course decides. */
export function backOf({ kind, product }: Course, { picked, favourite }: PhotoState): Partial<PhotoState> {
  if (kind === 'picks') return { picked };
  return product === null ? { favourite } : { picked, favourite };
}

/** Whether a photograph is undecided. A favorite already picked for the product is decided. */
export const isOpen = ({ kind }: Course, { picked, favourite }: PhotoState): boolean =>
  kind === 'picks' ? picked : favourite && !picked;

/**
 * Returns what a key means: a decision, a direction, or another action. By physical key, independent of the keyboard
 * layout.
 */
export function keyed(code: string, ways: Ways, rtl: boolean): Way | 'undo' | 'compare' | null {
  if (code === 'ArrowRight' || code === 'ArrowLeft')
    return (code === 'ArrowRight') === !rtl ? ways.on : ways.back;
  if (code === 'KeyS' || code === 'Space') return ways.on;
  if (code === 'KeyK') return 'keep';
  if (code === 'ArrowDown') return ways.down;
  if (code === 'KeyX' || code === 'Delete' || code === 'Backspace') return 'drop';
  if (code === 'KeyZ' || code === 'KeyU') return 'undo';
  return code === 'KeyC' ? 'compare' : null;
}
