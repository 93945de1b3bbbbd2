import { contrastOf } from '@/core/color/color-contrast';
import type { SiteDocument } from '../rules/document';
import type { SiteTemplate } from '../site-template';

const first = <T>(all: Record<string, T>): T | undefined => Object.values(all)[0];
/** Only values that cannot end a rule; templates' own values are checked, too. */
const SAFE = /^[^;{}<>]*$/;

const LIGHT = '#ffffff';
const DARK = '#161616';

/** Returns a studio's own accent color, with the more readable text color on it, light or dark. */
const ownAccent = (accent: string) => ({
  accent,
  'on-accent': contrastOf(accent, LIGHT) >= contrastOf(accent, DARK) ? LIGHT : DARK,
});

type Chosen = Pick<SiteDocument, 'palette' | 'type' | 'accent'>;

/**
 * Returns the tokens of a site: its template's, with the chosen colors and type. An unknown choice falls back to the
 * first.
 */
export function tokensFor(template: SiteTemplate, document: Chosen): Record<string, string> {
  const palette = template.palettes[document.palette] ?? first(template.palettes) ?? {};
  const type = template.types[document.type] ?? first(template.types) ?? {};
  const all = { ...palette, ...type, ...(document.accent ? ownAccent(document.accent) : {}) };
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => /^[\w-]+$/.test(name) && SAFE.test(value)),
  );
}

/** Whether text on this background is light: the browser's own controls (scrollbars, date fields, autofill) follow. */
const isDark = (paper = LIGHT) => contrastOf(paper, LIGHT) > contrastOf(paper, DARK);

/** Returns the custom properties of a site, as a CSS rule. */
export function tokensOf(template: SiteTemplate, document: Chosen): string {
  const tokens = tokensFor(template, document);
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:${isDark(tokens.paper) ? 'dark' : 'light'};${lines.join(';')}}`;
}
