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

/** How much of a photograph may be left out without a file of its own: less is the rounding of the sides. */
const ROUNDING = 0.01;

/** The part of a photograph that is printed, in its pixels; null where it is the whole. */
export function printedPart(
  ratio: number | null,
  crop: Crop | null,
  { width, height }: { width: number; height: number },
): { left: number; top: number; width: number; height: number } | null {
  if (!ratio || width < 1 || height < 1) return null;
  const wanted = ratioFor(ratio, { width, height });
  const own = width / height;
  const part =
    wanted < own
      ? { width: Math.max(1, Math.round(height * wanted)), height }
      : { width, height: Math.max(1, Math.round(width / wanted)) };
  if ((part.width * part.height) / (width * height) > 1 - ROUNDING) return null;
  const { x, y } = crop ?? { x: 0.5, y: 0.5 };
  return { left: Math.round((width - part.width) * x), top: Math.round((height - part.height) * y), ...part };
}
