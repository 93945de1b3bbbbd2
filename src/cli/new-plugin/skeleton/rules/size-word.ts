export type SizeWord = 'empty' | 'few' | 'many';

/** A decision, pure, so that page and server say the same and a test needs neither. */
export function sizeWord(photographs: number): SizeWord {
  if (photographs === 0) return 'empty';
  return photographs < 100 ? 'few' : 'many';
}
