import {
  contrast,
  ENOUGH_CONTRAST,
  parseColor,
  type Rgb,
  textColorOn,
  WHITE,
} from '@/core/color/color-contrast';
import type { LayoutColor } from '@/core/wire';

const PAPER: Record<LayoutColor, Rgb> = { light: [250, 248, 245], dark: [21, 20, 19] };

const mix = (from: Rgb, to: Rgb, part: number) =>
  from.map((c, i) => Math.round(c + ((to[i] ?? 0) - c) * part)) as Rgb;
const css = (rgb: Rgb) => `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`;

const isReadable = (color: Rgb, paper: Rgb): boolean =>
  contrast(color, paper) >= ENOUGH_CONTRAST && contrast(color, textColorOn(color)) >= ENOUGH_CONTRAST;

/**
 * A brand's accent (`#rrggbb`) as custom properties, darkened or lightened just so far that it can be read on the
 * page's paper, with the color of text on it. Empty without a readable accent: the platform's own stays.
 */
export function accentTokens(accent: string | null, scheme: LayoutColor): Record<string, string> {
  const asked = accent ? parseColor(accent) : null;
  if (!asked) return {};
  const towards: Rgb = scheme === 'light' ? [0, 0, 0] : WHITE;
  let color = asked;
  for (let part = 0.05; part <= 1 && !isReadable(color, PAPER[scheme]); part += 0.05)
    color = mix(asked, towards, part);
  return { '--accent': css(color), '--on-accent': css(textColorOn(color)) };
}
