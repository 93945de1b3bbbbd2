import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const ENTRY_FILES = [
  'index.ts',
  'server/index.ts',
  'ui/index.ts',
  'view/index.ts',
  'admin/index.ts',
  'site/index.ts',
];
const read = (entryFile: string) => readFileSync(path.join(root, 'plugins/kit', entryFile), 'utf8');
/** The exports of an entry file, each with the comment above it. */
const exportsOf = (entryFile: string) =>
  [...read(entryFile).matchAll(/(.*)\nexport (?:type )?(?:\* as (\w+)|\{ (.+?) \}) from/g)].map(
    ([, above = '', star, named = '']) => ({ entryFile, above, name: star ?? named.replace(/^\w+ as /, '') }),
  );
const all = ENTRY_FILES.flatMap(exportsOf);

describe('the kit', () => {
  test('exports each name on one line, with a comment above it', () => {
    for (const entryFile of ENTRY_FILES)
      expect([entryFile, exportsOf(entryFile).length]).toEqual([
        entryFile,
        (read(entryFile).match(/^export /gm) ?? []).length,
      ]);
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
