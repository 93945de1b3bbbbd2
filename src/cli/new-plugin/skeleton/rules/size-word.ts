export type SizeWord = 'empty' | 'few' | 'many';

/** A pure rule, so that page and server decide the same and a test needs neither. */
export function sizeWord(photographs: number): SizeWord {
  if (photographs === 0) return 'empty';
  return photographs < 100 ? 'few' : 'many';
}
