import type { ProductPicks } from './list-picks';

/** Programs whose search accepts a list of names. */
export const PROGRAMS = ['lightroom', 'capture_one'] as const;
export type Program = (typeof PROGRAMS)[number];

/** Lightroom Classic separates names by commas in its text filter; Capture One by spaces, matching any word. */
const BETWEEN: Record<Program, string> = { lightroom: ', ', capture_one: ' ' };

/**
 * Returns names to paste into a program's search, each once. Without extensions, so that it finds the raw file of a
 * JPEG as well. Withdrawn photographs are left out: the text cannot mark them.
 */
export function writeText(products: ProductPicks[], program: Program): string {
  const stems = products.flatMap(({ picks }) =>
    picks.filter((pick) => !pick.withdrawn).map((pick) => pick.stem),
  );
  // A line break would end the search field's text.
  const lines = stems.map((name) => name.replace(/\p{Cc}+/gu, ' '));
  return [...new Set(lines)].join(BETWEEN[program]);
}
