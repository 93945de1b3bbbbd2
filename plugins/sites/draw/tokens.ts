import type { sites } from '@plugins/kit/server';
import type { SiteDocument } from '../rules/document';

const first = <T>(all: Record<string, T>): T | undefined => Object.values(all)[0];
/** Only what cannot end a rule: templates' own values, looked at all the same. */
const SAFE = /^[^;{}<>]*$/;

/** The custom properties of a site: its template's, in the colours and type that were chosen. An unknown choice is the first. */
export function tokensOf(
  template: sites.SiteTemplate,
  document: Pick<SiteDocument, 'palette' | 'type' | 'accent'>,
): string {
  const palette = template.palettes[document.palette] ?? first(template.palettes) ?? {};
  const type = template.types[document.type] ?? first(template.types) ?? {};
  const all = { ...palette, ...type, ...(document.accent ? { accent: document.accent } : {}) };
  const lines = Object.entries(all)
    .filter(([name, value]) => /^[\w-]+$/.test(name) && SAFE.test(value))
    .map(([name, value]) => `--${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
