import { contrastOf, ENOUGH_CONTRAST } from '@/core/color/color-contrast';

/** The accent of messages without one of their own, and the text color on light accents. */
export const INK = '#1d1b19';
const PAPER = '#ffffff';

/** A brand's accent if it is a valid color, else ink. */
export function accentOr(color: string | null): string {
  return color && /^#[0-9a-f]{6}$/i.test(color) ? color : INK;
}

/**
 * A button's colors with a brand's accent: ink or paper on it, whichever can be read. An accent in the middle, on which
 * neither can, is darkened until paper can.
 */
export function buttonColors(accent: string | null): { color: string; ink: string } {
  let color = accentOr(accent);
  while (contrastOf(color, readableOn(color)) < ENOUGH_CONTRAST) color = darker(color);
  return { color, ink: readableOn(color) };
}

function darker(color: string): string {
  const part = (at: number) => Math.floor(Number.parseInt(color.slice(at, at + 2), 16) * 0.96);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}

/** Ink or paper, whichever has the higher contrast on `color`. */
export const readableOn = (color: string): string =>
  contrastOf(color, PAPER) >= contrastOf(color, INK) ? PAPER : INK;
