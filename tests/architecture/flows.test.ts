import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const document = read('docs/flows.md');

/** The most files a flow may pass, by its heading. */
const MOST: Record<string, number> = {
  'An upload to its tile': 45,
  'A pick to the Picks tab': 35,
  'A page of a website': 25,
};

const ALIASES: Record<string, string> = {
  '@/': 'src/',
  '@media/': 'media/',
  '@plugins/': 'plugins/',
  '@site-templates/': 'site-templates/',
};

/** The file that an import names; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  const alias = Object.keys(ALIASES).find((one) => specifier.startsWith(one));
  if (!alias && !specifier.startsWith('.')) return null;
  const bare = alias
    ? ALIASES[alias] + specifier.slice(alias.length)
    : path.posix.join(path.posix.dirname(from), specifier);
  const ends = ['', '.ts', '.tsx', '/index.ts'];
  return (
    ends.map((end) => bare + end).find((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file))) ??
    null
  );
}

/** What a file imports, lazily too; the kit's entry files stand for what they export. */
function importsOf(file: string): string[] {
  const named = [...read(file).matchAll(/(?:from |import\()'([^']+)'/g)].map(([, name = '']) =>
    fileOf(file, name),
  );
  return named.flatMap((one) => (one?.startsWith('plugins/kit/') ? [one, ...importsOf(one)] : (one ?? [])));
}

/** The lines of a flow's list, each with its files. */
function linesOf(flow: string): string[][] {
  const [, list = ''] =
    new RegExp(`^### ${flow}, all files\n([\\s\\S]*?)(?=^###? |(?![\\s\\S]))`, 'm').exec(document) ?? [];
  return list
    .split(/^- /m)
    .slice(1)
    .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
}

describe.each(Object.entries(MOST))('%s', (flow, most) => {
  const lines = linesOf(flow);
  const files = lines.flat();

  test(`passes at most ${most} files, as many as the document says`, () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(most);
    const [, said] =
      new RegExp(`${flow.replace(/^An? /, '')} (?:passes )?(\\d+)`).exec(document.replaceAll('\n', ' ')) ??
      [];
    expect(Number(said)).toBe(files.length);
  });

  test('passes from each file to one that it imports, or by what the line says', () => {
    const before: string[] = [];
    for (const line of lines)
      for (const [at, file] of line.entries()) {
        if (at > 0) expect([file, before.some((one) => importsOf(one).includes(file))]).toEqual([file, true]);
        before.push(file);
      }
  });
});
