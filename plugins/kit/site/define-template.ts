import { LOCALES } from '@/core/i18n/locale';
import type { SiteTemplate } from '@/modules/sites/site-template';

const same = (a: string[], b: string[]) => a.length === b.length && a.every((name) => b.includes(name));

/** Types a template; throws at start, with the template and the fix, if a language or variation has no name. */
export function defineTemplate(template: SiteTemplate): SiteTemplate {
  const { id, palettes, types, words } = template;
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new Error(
      `Site template "${id}": an id is lower case letters, digits and hyphens. Rename its folder.`,
    );
  for (const locale of LOCALES) {
    const said = words[locale];
    if (!said)
      throw new Error(
        `Site template "${id}": it has no messages in "${locale}". Add messages/${locale}.json.`,
      );
    for (const [what, names, tokens] of [
      ['palettes', said.palettes, palettes],
      ['types', said.types, types],
    ] as const) {
      if (!same(Object.keys(names), Object.keys(tokens)))
        throw new Error(`Site template "${id}": messages/${locale}.json must name exactly its ${what}.`);
    }
  }
  if (Object.keys(palettes).length === 0 || Object.keys(types).length === 0)
    throw new Error(`Site template "${id}": tokens.json needs at least one palette and one type.`);
  return template;
}
