/** Red, green and blue, 0 to 255. */
export type Rgb = [number, number, number];

/** WCAG AA for text. */
export const ENOUGH_CONTRAST = 4.5;

/** The text color on light colors. */
export const INK: Rgb = [29, 26, 23];
export const WHITE: Rgb = [255, 255, 255];

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast of two colors, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** `#rrggbb` (the `#` may be missing) as a color; null for anything else. */
export function parseColor(hex: string): Rgb | null {
  const match = /^#?([0-9a-f]{6})$/i.exec(hex.trim());
  if (!match?.[1]) return null;
  const value = Number.parseInt(match[1], 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The WCAG contrast of two colors as pages write them, `#rrggbb` or `#rgb`; an invalid color counts as white. */
export const contrastOf = (one: string, other: string): number => contrast(written(one), written(other));

function written(color: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  return (
    parseColor(
      short
        ? short
            .slice(1)
            .map((part) => part + part)
            .join('')
        : color.slice(0, 7),
    ) ?? WHITE
  );
}

/** The color of text on a color: white or ink, whichever has the higher contrast. */
export const textColorOn = (color: Rgb): Rgb =>
  contrast(color, WHITE) >= contrast(color, INK) ? WHITE : INK;

/** How well an accent can be read; null for an invalid color. Ratios are cut, never rounded up. */
export interface AccentJudgement {
  /** Text on a button of this color, and its contrast. */
  textOn: 'white' | 'ink';
  onAccent: number;
  /** The contrast of the accent as text on white. */
  onPaper: number;
  /** Enough for a button's text. */
  button: boolean;
  /** Enough for text in this color: else pages darken it as far as needed. */
  text: boolean;
}

/** Judges an accent by WCAG AA, as the brand's form shows it. */
export function judgeAccent(hex: string): AccentJudgement | null {
  const color = parseColor(hex);
  if (!color) return null;
  const textOn = textColorOn(color);
  const [onAccent, onPaper] = [contrast(color, textOn), contrast(color, WHITE)];
  return {
    textOn: textOn === WHITE ? 'white' : 'ink',
    onAccent: Math.floor(onAccent * 10) / 10,
    onPaper: Math.floor(onPaper * 10) / 10,
    button: onAccent >= ENOUGH_CONTRAST,
    text: onPaper >= ENOUGH_CONTRAST,
  };
}
