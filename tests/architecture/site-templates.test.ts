import { everyBlock } from '@root/tests/helpers/every-block';
import { describe, expect, test } from 'vitest';
import { contrast, ENOUGH_CONTRAST, parseColor, type Rgb } from '@/core/color/color-contrast';
import { siteParts } from '@/modules/sites/parts';
import { documentShape, type SiteDocument } from '@/modules/sites/rules/document';
import { fillStarter, slotsOf } from '@/modules/sites/rules/fill-starter';
import { hasNumber } from '@/modules/sites/rules/has-number';
import { textsOf } from '@/modules/sites/rules/sample-texts';
import { templates } from '@/registry/templates';

const picture = (nr: number) => `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`;
const begin = (starter: unknown): SiteDocument =>
  documentShape.parse(
    fillStarter(
      starter,
      Array.from({ length: slotsOf(starter) }, (_, nr) => picture(nr)),
    ),
  );

/** Every text in two languages, at any depth. */
function wordsOf(value: unknown): Record<string, string>[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (!value || typeof value !== 'object') return [];
  const said = value as Record<string, unknown>;
  if (typeof said.en === 'string' || typeof said.he === 'string') return [said as Record<string, string>];
  return Object.values(said).flatMap(wordsOf);
}
/** The targets of links, at any depth. */
const leadsOf = (starter: unknown) =>
  [...JSON.stringify(starter).matchAll(/"to":"([^"]*)"/g)].map(([, to]) => to);

test('there are at least four templates', () => expect(templates.length).toBeGreaterThanOrEqual(4));

describe.each(templates.map((template) => [template.id, template] as const))(
  'the template %s',
  (id, template) => {
    test('has a starter site of four pages or more, with a place for each kind of photograph', () => {
      const document = begin(template.starter);
      expect(document.template).toBe(id);
      expect(document.pages.length).toBeGreaterThanOrEqual(4);
      const slots = [...JSON.stringify(template.starter).matchAll(/"photo:(\d+)"/g)].map(([, nr]) =>
        Number(nr),
      );
      expect(
        [...new Set(slots)].sort((a, b) => a - b),
        'no slot is left out',
      ).toEqual(Array.from({ length: slotsOf(template.starter) }, (_, nr) => nr));
    });

    test('has every text in English and Hebrew', () => {
      const said = wordsOf(template.starter);
      expect(said.length).toBeGreaterThan(40);
      for (const { en = '', he = '' } of said) {
        expect([en, he]).toEqual([
          expect.stringMatching(/[a-z₪$]/i),
          expect.stringMatching(/[א-ת]|^[\d,. ₪]+$/),
        ]);
        expect(en, 'no Hebrew in English').not.toMatch(/[א-ת]/);
      }
    });

    test('states no number where a visitor reads a text that no one has edited', () => {
      everyBlock([picture(0)]);
      const facts = new Set(siteParts().blocks.flatMap(({ id, statesFacts }) => (statesFacts ? [id] : [])));
      const shown = begin(template.starter)
        .pages.flatMap(({ blocks }) => blocks)
        .filter(({ type }) => !facts.has(type));
      for (const { type, settings } of shown)
        for (const { text } of textsOf(settings))
          expect([type, text, hasNumber(text)]).toEqual([type, text, false]);
    });

    test('links only to existing pages', () => {
      const pages = begin(template.starter).pages.map((page) => `page:${page.id}`);
      const inside = leadsOf(template.starter).filter((to) => to?.startsWith('page:'));
      expect(inside.length).toBeGreaterThan(1);
      for (const to of inside) expect(pages).toContain(to?.split('#')[0]);
    });

    test('its links to a block lead to one of that page', () => {
      const blocks = begin(template.starter).pages.flatMap((page) =>
        page.blocks.map((block) => `page:${page.id}#${block.id}`),
      );
      const to = leadsOf(template.starter).filter((one) => one?.startsWith('page:') && one.includes('#'));
      expect(to.filter((one) => !blocks.includes(one ?? ''))).toEqual([]);
    });

    test('begins with registered blocks and valid settings', () => {
      everyBlock([picture(0)]);
      const known = siteParts().blocks;
      for (const { type, settings } of begin(template.starter).pages.flatMap(({ blocks }) => blocks)) {
        const block = known.find((one) => one.id === type);
        expect(block?.id, type).toBe(type);
        const { error } = block?.settings.safeParse(settings) ?? {};
        expect(error?.issues ?? [], `${type} of ${id}`).toEqual([]);
      }
    });

    test('has at least three palettes with the same color names, and two font pairs', () => {
      const palettes = Object.values(template.palettes);
      expect(palettes.length).toBeGreaterThanOrEqual(3);
      expect(Object.keys(template.types).length).toBeGreaterThanOrEqual(2);
      const names = Object.keys(palettes[0] ?? {}).sort();
      for (const palette of palettes) expect(Object.keys(palette).sort()).toEqual(names);
      expect(names).toEqual(expect.arrayContaining(['accent', 'ink', 'line', 'on-accent', 'paper', 'soft']));
    });

    test.each(Object.entries(template.palettes))('has enough contrast in the palette %s', (_, palette) => {
      const color = (name: string): Rgb => {
        const found = parseColor(palette[name] ?? '');
        if (!found) throw new Error(`${name} is no color`);
        return found;
      };
      const grounds = ['paper', 'tint'].filter((name) => name in palette);
      for (const ground of grounds)
        for (const name of ['ink', 'soft', 'accent'])
          expect([name, ground, contrast(color(name), color(ground)) >= ENOUGH_CONTRAST]).toEqual([
            name,
            ground,
            true,
          ]);
      expect(contrast(color('on-accent'), color('accent'))).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
    });
  },
);

test('every block has a sample with valid settings', () => {
  const written = everyBlock([picture(1), picture(2)]);
  const known = siteParts().blocks;
  expect(written.length).toBeGreaterThan(15);
  for (const { id, type, settings } of written) {
    const { error } = known.find((one) => one.id === type)?.settings.safeParse(settings) ?? {};
    expect(error?.issues ?? [], id).toEqual([]);
  }
  expect(new Set(written.map(({ id }) => id)).size).toBe(written.length);
});
