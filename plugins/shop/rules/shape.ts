import type { Crop } from './cart';

/** A print's ratio (width / height), turned to suit the photograph; the photograph's own where the product has none. */
export function ratioFor(ratio: number | null, { width, height }: { width: number; height: number }): number {
  const own = width > 0 && height > 0 ? width / height : 1.5;
  if (!ratio) return own;
  const asked = ratio / 1000;
  return asked < 1 === own < 1 ? asked : 1 / asked;
}

/** The direction of a price's name: sizes alone ("20 × 30") read from left to right, also in a Hebrew line. */
export const directionOf = (name: string): 'auto' | 'ltr' => (/\p{L}/u.test(name) ? 'auto' : 'ltr');

/** The part of a photograph that is printed, as `object-position`. */
export const positionOf = (crop: Crop | null | undefined): string =>
  `${Math.round((crop?.x ?? 0.5) * 100)}% ${Math.round((crop?.y ?? 0.5) * 100)}%`;
