import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { walk } from './walk';

const root = path.resolve(import.meta.dirname, '../..');
const ALIASES: Record<string, string> = { '@/': 'src/', '@plugins/': 'plugins/', '@media/': 'media/' };
/** What a gallery's pages and features are made of, and the entry files of the kit which these import. */
const FOLDERS = /^(src\/ui\/(gallery|viewer|primitives)|plugins\/\w+\/ui|plugins\/kit\/view)\//;
const ENTRY_FILES = ['plugins/kit/internal.ts', 'plugins/kit/rules.ts'];

/** Returns the file that a file imports by a name; null for a package. */
function fileOf(from: string, name: string): string | null {
  const alias = Object.keys(ALIASES).find((one) => name.startsWith(one));
  if (!alias && !name.startsWith('.')) return null;
  const base = alias
    ? path.join(ALIASES[alias] as string, name.slice(alias.length))
    : path.join(path.dirname(from), name);
  const found = ['', '.ts', '.tsx', '/index.ts'].map((ending) => base + ending);
  return found.find((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file))) ?? null;
}

/** Returns the modules that a file loads: imports and exports of types alone load none. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const all = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^'"=;]*?)\s+from\s+)?'([^']+)'/gm);
  return [...all]
    .filter(([, names = '']) => {
      const named = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
      return !named?.split(',').every((one) => /^\s*(type\s|$)/.test(one));
    })
    .map(([, , name = '']) => name);
}

/**
 * Returns the way from a file to zod, as files; null where it does not load it. dependency-cruiser's rules of what can be
 * reached also follow imports of types.
 */
function wayToZod(start: string): string | null {
  const ways = new Map([[start, start]]);
  for (const [file, way] of ways)
    for (const name of importsOf(file)) {
      if (name === 'zod') return way;
      const next = fileOf(file, name);
      if (next && !ways.has(next)) ways.set(next, `${way} → ${next}`);
    }
  return null;
}

test('galleries load no zod: it weighs more than most of their features', () => {
  const files = walk(['src/ui', 'plugins'], /(?<!\.test)\.tsx?$/)
    .map(({ file }) => file)
    .filter((file) => FOLDERS.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect([...ENTRY_FILES, ...files].map(wayToZod).filter((way) => way !== null)).toEqual([]);
  // The search finds it where it is.
  expect(wayToZod('plugins/shop/admin/ListSettings.tsx')).toBeNull();
  expect(wayToZod('plugins/albums/admin/ProductForm.tsx')).toBe(
    'plugins/albums/admin/ProductForm.tsx → plugins/albums/rules/format.ts',
  );
});

test('what a feature puts into the viewer alone is loaded with it', () => {
  const halves = walk(['plugins'], /^(index|viewer)\.tsx?$/).filter(({ file }) =>
    /^plugins\/(?!kit\/)[\w-]+\/ui\//.test(file),
  );
  expect(halves.filter(({ file }) => /\/viewer\.tsx?$/.test(file)).length).toBeGreaterThan(5);
  const early = halves.filter(
    ({ file, text }) => /\/index\.tsx?$/.test(file) && /'(viewer\.(?!keys')\w+|compare\.bar)'/.test(text),
  );
  expect(early.map(({ file }) => file)).toEqual([]);
});
