import type { ProductPicks } from './list-picks';

/** Programs whose search takes a list of names. */
export const PROGRAMS = ['lightroom', 'capture_one'] as const;
export type Program = (typeof PROGRAMS)[number];

/** Lightroom Classic takes commas between names in its text filter; Capture One takes spaces, matching any word. */
const BETWEEN: Record<Program, string> = { lightroom: ', ', capture_one: ' ' };

/**
 * Names to paste into a program's search, each once. Without extensions, so that the raw file beside a JPEG is found as
 * well. Withdrawn photographs are left out: a search has no place for a remark.
 */
export function writeText(products: ProductPicks[], program: Program): string {
  const stems = products.flatMap(({ picks }) =>
    picks.filter((pick) => !pick.withdrawn).map((pick) => pick.stem),
  );
  // A line break would end the search field's text.
  const lines = stems.map((name) => name.replace(/\p{Cc}+/gu, ' '));
  return [...new Set(lines)].join(BETWEEN[program]);
}
