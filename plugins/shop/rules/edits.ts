import type { Crop } from './cart';

/** What was changed of a print, by the keys of its words below `shop.edits`. */
export type EditName = 'crop' | 'turn' | 'tilt' | 'bw';

/** Returns the edits of a print, in the order in which they are named; `degrees` of a turn and of straightening to either side. */
export function editsOf(crop: Crop | null | undefined): { name: EditName; degrees: number }[] {
  if (!crop) return [];
  const { x, y, zoom = 1, turn = 0, tilt = 0, bw = false } = crop;
  const edits = [
    { name: 'crop' as const, degrees: 0, made: zoom > 1 || x !== 0.5 || y !== 0.5 },
    { name: 'turn' as const, degrees: turn, made: turn !== 0 },
    { name: 'tilt' as const, degrees: Math.abs(tilt), made: tilt !== 0 },
    { name: 'bw' as const, degrees: 0, made: bw },
  ];
  return edits.filter(({ made }) => made).map(({ name, degrees }) => ({ name, degrees }));
}

/** Returns the edits of a print in words, by a translator of `shop.edits`; empty for a print as it is. */
export const editWords = (
  crop: Crop | null | undefined,
  t: (name: EditName, values: { degrees: number }) => string,
): string =>
  editsOf(crop)
    .map(({ name, degrees }) => t(name, { degrees }))
    .join(', ');
