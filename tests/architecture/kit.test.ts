import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { kitMembers } from '@/cli/generate-kit.mjs';
import { walk } from './walk';

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

  test('has at most 150 members', () => {
    const count = kitMembers().reduce((sum, { members }) => sum + members.length, 0);
    expect(count).toBeLessThanOrEqual(150);
  });

  test('has internal members for two plugins at most, and for none outside this repository', () => {
    const internal = kitMembers({ internal: true });
    expect(internal.length).toBeGreaterThan(0);
    const users = new Map<string, Set<string>>();
    for (const { file, text } of walk(['plugins', 'site-templates', 'tests/fixtures', 'src/cli'], /\.tsx?$/))
      for (const [, names = '', from = ''] of text.matchAll(
        /import (?:type )?\{([^}]*)\} from '([^']*\/internal(?:-pdf|-rules)?)'/g,
      ))
        for (const name of names.split(',').map((one) => one.trim().replace(/^type /, '')))
          if (name)
            users.set(
              `${from} ${name}`,
              (users.get(`${from} ${name}`) ?? new Set()).add(
                path.dirname(file).split('/').slice(0, 2).join('/'),
              ),
            );
    const wrong = internal
      .flatMap(({ from, members }) =>
        members.map(
          ({ name }: { name: string }) =>
            [`${from} ${name}`, [...(users.get(`${from} ${name}`) ?? [])]] as const,
        ),
      )
      .filter(
        ([, by]) => by.length < 1 || by.length > 2 || !by.every((one: string) => one.startsWith('plugins/')),
      );
    expect(wrong).toEqual([]);
    expect(readFileSync(path.join(root, 'plugins/README.md'), 'utf8')).not.toMatch(
      /from '@plugins\/kit\/.*internal/,
    );
  });

  test('has every exported name in the guide', () => {
    const guide = readFileSync(path.join(root, 'plugins/README.md'), 'utf8');
    expect(all.filter(({ name }) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
