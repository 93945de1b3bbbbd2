import type { sites } from '@plugins/kit/server';
import { contrastOf } from '../rules/contrast';
import type { SiteDocument } from '../rules/document';

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

/** The custom properties of a site: its template's, in the colours and type that were chosen. An unknown choice is the first. */
export function tokensOf(
  template: sites.SiteTemplate,
  document: Pick<SiteDocument, 'palette' | 'type' | 'accent'>,
): string {
  const palette = template.palettes[document.palette] ?? first(template.palettes) ?? {};
  const type = template.types[document.type] ?? first(template.types) ?? {};
  const all = { ...palette, ...type, ...(document.accent ? ownAccent(document.accent) : {}) };
  const lines = Object.entries(all)
    .filter(([name, value]) => /^[\w-]+$/.test(name) && SAFE.test(value))
    .map(([name, value]) => `--${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
