/** Ink of messages without an accent of their own, and of words on light accents. */
export const INK = '#1d1b19';
const PAPER = '#ffffff';

/** A brand's accent if it is a colour we can judge, else ink. */
export function accentOr(color: string | null): string {
  return color && /^#[0-9a-f]{6}$/i.test(color) ? color : INK;
}

/** What WCAG asks between words and what stands behind them. */
const CONTRAST = 4.5;

/**
 * A button's colours in a brand's accent: ink or paper on it, whichever can be read. An accent in the middle, on which
 * neither can, is darkened until paper can.
 */
export function buttonColors(accent: string | null): { color: string; ink: string } {
  let color = accentOr(accent);
  while (contrast(color, readableOn(color)) < CONTRAST) color = darker(color);
  return { color, ink: readableOn(color) };
}

function darker(color: string): string {
  const part = (at: number) => Math.floor(Number.parseInt(color.slice(at, at + 2), 16) * 0.96);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG's contrast between two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Ink or paper, whichever stands out more on `color` (WCAG's relative luminance). */
export function readableOn(color: string): string {
  const light = luminance(color);
  const onPaper = 1.05 / (light + 0.05);
  const onInk = (light + 0.05) / (luminance(INK) + 0.05);
  return onPaper >= onInk ? PAPER : INK;
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
