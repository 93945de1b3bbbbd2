import { contrastOf } from '@/core/color/colour-contrast';
import type { SiteDocument } from '../rules/document';
import type { SiteTemplate } from '../site-template';

const first = <T>(all: Record<string, T>): T | undefined => Object.values(all)[0];
/** Only what cannot end a rule: templates' own values, looked at all the same. */
const SAFE = /^[^;{}<>]*$/;

const LIGHT = '#ffffff';
const DARK = '#161616';

/** A colour of the studio's own, and the words upon it, light or dark, whichever is read more easily. */
const ownAccent = (accent: string) => ({
  accent,
  'on-accent': contrastOf(accent, LIGHT) >= contrastOf(accent, DARK) ? LIGHT : DARK,
});

type Chosen = Pick<SiteDocument, 'palette' | 'type' | 'accent'>;

/** The values a site is drawn with: its template's, in the colours and type that were chosen. An unknown choice is the first. */
export function tokensFor(template: SiteTemplate, document: Chosen): Record<string, string> {
  const palette = template.palettes[document.palette] ?? first(template.palettes) ?? {};
  const type = template.types[document.type] ?? first(template.types) ?? {};
  const all = { ...palette, ...type, ...(document.accent ? ownAccent(document.accent) : {}) };
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => /^[\w-]+$/.test(name) && SAFE.test(value)),
  );
}

/** Whether words on this paper are light: the browser's own parts (scrollbars, date fields, filled-in forms) follow. */
const isDark = (paper = LIGHT) => contrastOf(paper, LIGHT) > contrastOf(paper, DARK);

/** The custom properties of a site, as a rule. */
export function tokensOf(template: SiteTemplate, document: Chosen): string {
  const tokens = tokensFor(template, document);
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:${isDark(tokens.paper) ? 'dark' : 'light'};${lines.join(';')}}`;
}
