import {
  contrast,
  ENOUGH_CONTRAST,
  parseColor,
  type Rgb,
  textColorOn,
  WHITE,
} from '@/core/color/color-contrast';
import type { LayoutColor } from '@/core/wire';

/** What accents are read on: the page's paper, and in the dark its dialogs, which are lighter. */
const PAPERS: Record<LayoutColor, Rgb[]> = {
  light: [[250, 248, 245]],
  dark: [
    [21, 20, 19],
    [32, 30, 28],
  ],
};

const mix = (from: Rgb, to: Rgb, part: number) =>
  from.map((c, i) => Math.round(c + ((to[i] ?? 0) - c) * part)) as Rgb;
const css = (rgb: Rgb) => `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`;

const isReadable = (color: Rgb, papers: Rgb[]): boolean =>
  [...papers, textColorOn(color)].every((beside) => contrast(color, beside) >= ENOUGH_CONTRAST);

/**
 * A brand's accent (`#rrggbb`) in one color scheme, darkened or lightened just so far that it can be read on the page, and
 * the color of text on it. Null without an accent.
 */
export function accentIn(
  scheme: LayoutColor,
  accent: string | null,
): { accent: string; text: string } | null {
  const asked = accent ? parseColor(accent) : null;
  if (!asked) return null;
  const towards: Rgb = scheme === 'light' ? [0, 0, 0] : WHITE;
  let color = asked;
  for (let part = 0.05; part <= 1 && !isReadable(color, PAPERS[scheme]); part += 0.05)
    color = mix(asked, towards, part);
  return { accent: css(color), text: css(textColorOn(color)) };
}

/**
 * A brand's accent as custom properties for both color schemes, since a client may choose the other one: `globals.css` takes
 * those of the scheme that is shown. Empty without an accent: the platform's own is shown.
 */
export function accentTokens(accent: string | null): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const scheme of ['light', 'dark'] as const) {
    const found = accentIn(scheme, accent);
    if (!found) return {};
    tokens[`--accent-${scheme}`] = found.accent;
    tokens[`--on-accent-${scheme}`] = found.text;
  }
  return tokens;
}
