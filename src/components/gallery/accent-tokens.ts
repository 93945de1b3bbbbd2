import type { LayoutColor } from '@/domain/wire';

type Rgb = [number, number, number];

const PAPER: Record<LayoutColor, Rgb> = { light: [250, 248, 245], dark: [21, 20, 19] };
const INK: Rgb = [29, 26, 23];
const WHITE: Rgb = [255, 255, 255];
/** WCAG AA for text. */
const ENOUGH = 4.5;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function parse(hex: string): Rgb | null {
  const match = /^#?([0-9a-f]{6})$/i.exec(hex.trim());
  if (!match?.[1]) return null;
  const value = Number.parseInt(match[1], 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const mix = (from: Rgb, to: Rgb, part: number) =>
  from.map((c, i) => Math.round(c + ((to[i] ?? 0) - c) * part)) as Rgb;
const css = (rgb: Rgb) => `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`;

/** The colour of words on a colour: white, or the house's ink. */
const onColour = (colour: Rgb): Rgb => (contrast(colour, WHITE) >= contrast(colour, INK) ? WHITE : INK);

const isReadable = (colour: Rgb, paper: Rgb): boolean =>
  contrast(colour, paper) >= ENOUGH && contrast(colour, onColour(colour)) >= ENOUGH;

/**
 * A brand's accent (`#rrggbb`) as custom properties, darkened or lightened just so far that it can be read on the page's
 * paper, with the colour of words on it. Empty without a readable accent: the house's own stays.
 */
export function accentTokens(accent: string | null, scheme: LayoutColor): Record<string, string> {
  const asked = accent ? parse(accent) : null;
  if (!asked) return {};
  const towards: Rgb = scheme === 'light' ? [0, 0, 0] : WHITE;
  let colour = asked;
  for (let part = 0.05; part <= 1 && !isReadable(colour, PAPER[scheme]); part += 0.05)
    colour = mix(asked, towards, part);
  return { '--accent': css(colour), '--on-accent': css(onColour(colour)) };
}
