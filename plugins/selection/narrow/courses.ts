import type { Standing } from './narrowing';

/** What one goes through: a product's picks, or one's favourites, to put them into a product (null: there is none to put them into). */
export type Course = { kind: 'picks'; product: string } | { kind: 'favourites'; product: string | null };

/** What a photograph may become: out of what one goes through, left in it, or taken on into the product. */
export type Way = 'drop' | 'keep' | 'take';

/** Names a course where what was decided is kept. */
export const courseKey = ({ kind, product }: Course): string => `${kind}:${product ?? ''}`;

/** The ways of a course, and which a press in the direction of reading, against it, or downwards means. */
export interface Ways {
  on: Way;
  back: Way;
  down: Way | null;
}

/** On is always more of a yes: kept among the picks, or taken from the favourites into the product. */
export function waysOf({ kind, product }: Course): Ways {
  return kind === 'favourites' && product !== null
    ? { on: 'take', back: 'keep', down: 'drop' }
    : { on: 'keep', back: 'drop', down: null };
}

/** What a way asks for: states, so that repeating changes nothing. */
export function wishOf({ kind, product }: Course, way: Way): Partial<Standing> {
  if (kind === 'picks') return { picked: way !== 'drop' };
  if (way === 'take') return { picked: true };
  if (way === 'drop') return { favourite: false };
  return product === null ? { favourite: true } : { favourite: true, picked: false };
}

/** What Undo asks for: how that stood which a course decides. */
export function backOf({ kind, product }: Course, { picked, favourite }: Standing): Partial<Standing> {
  if (kind === 'picks') return { picked };
  return product === null ? { favourite } : { picked, favourite };
}

/** Whether a photograph is still to be asked about. Of favourites, what is in the product already is decided. */
export const isOpen = ({ kind }: Course, { picked, favourite }: Standing): boolean =>
  kind === 'picks' ? picked : favourite && !picked;

/** What a key means: a way, a direction, or one of the other acts. The physical key, whatever language is written. */
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
