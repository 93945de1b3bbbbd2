import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const DOORS = [
  'index.ts',
  'server/index.ts',
  'ui/index.ts',
  'view/index.ts',
  'admin/index.ts',
  'site/index.ts',
];
const read = (door: string) => readFileSync(path.join(root, 'plugins/kit', door), 'utf8');
/** The exports of an entry file, each with the comment above it. */
const exportsOf = (door: string) =>
  [...read(door).matchAll(/(.*)\nexport (?:type )?(?:\* as (\w+)|\{ (.+?) \}) from/g)].map(
    ([, above = '', star, named = '']) => ({ door, above, name: star ?? named.replace(/^\w+ as /, '') }),
  );
const all = DOORS.flatMap(exportsOf);

describe('the kit', () => {
  test('exports each name on one line, with a comment above it', () => {
    for (const door of DOORS)
      expect([door, exportsOf(door).length]).toEqual([door, (read(door).match(/^export /gm) ?? []).length]);
    expect(all.filter(({ name }) => !/^\w+$/.test(name))).toEqual([]);
    expect(all.filter(({ above }) => !/^(\/\*\*)? .*(\.|:) \*\/$/.test(above))).toEqual([]);
  });

  test('exports a limited number of names, each with one meaning', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBeLessThanOrEqual(27);
  });

  test('has every exported name in the guide', () => {
    const guide = readFileSync(path.join(root, 'plugins/README.md'), 'utf8');
    expect(all.filter(({ name }) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
