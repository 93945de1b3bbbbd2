import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { walk } from './walk';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'media', 'plugins', 'collections', 'tests', 'docs', 'site-templates'];

/** A document of a feature installed from npm, which describes its own package. */
const isBrought = (file: string) =>
  existsSync(path.join(root, file.split('/').slice(0, 2).join('/'), 'installed.json'));

/** Every document a reader of the repository is sent to, with its text. Paths are from the root. */
const documents = [
  ...readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  ...walk(FOLDERS, /\.md$/).filter(
    ({ file }) => !/new-plugin\/skeleton|REFERENCE\.md$/.test(file) && !isBrought(file),
  ),
];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name))}`),
);

/** What a document names in backquotes or as a link's target, outside of fenced code. */
function namesIn(text: string): { links: string[]; quoted: string[] } {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return {
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string),
    quoted: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name as string),
  };
}

/** The anchors of a document's headings, as GitHub makes them. */
const headingsOf = (file: string) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

/** A name with a placeholder or a pattern in it means many files. */
const isPattern = (name: string) => /[{}<>*…$\s]|NAME|(^|\/)x\./.test(name);

/** A path that exists from the root or from the document's folder; without its ending, as imports name it, too. */
function exists(name: string, from: string): boolean {
  const bare = name.replace(/\/$/, '');
  return [root, path.join(root, path.dirname(from))].some((base) =>
    ['', '.ts', '.tsx'].some((end) => existsSync(path.join(base, bare + end))),
  );
}

describe('documents name only what exists', () => {
  test.each(documents.map(({ file, text }) => [file, text] as const))('%s', (file, text) => {
    const { links, quoted } = namesIn(text);
    const broken = links
      .filter((target) => !/^(https?:|mailto:)/.test(target))
      .filter((target) => {
        const [to = '', heading] = target.split('#');
        const named = to ? path.join(path.dirname(file), to) : file;
        return !existsSync(path.join(root, named)) || (heading && !headingsOf(named).includes(heading));
      });
    const missing = quoted
      .filter((name) => !isPattern(name))
      .filter((name) =>
        FOLDERS.some((folder) => name.startsWith(`${folder}/`)) ||
        /^[\w./()[\]-]*\w\.(tsx?|mjs|css)$/.test(name)
          ? !exists(name, file) && !sources.some((source) => source.endsWith(`/${name}`))
          : false,
      );
    expect({ links: broken, names: missing }).toEqual({ links: [], names: [] });
  });
});

test('the glossary names code that exists', () => {
  const code = walk(['src', 'media', 'plugins', 'collections'], /\.tsx?$/)
    .map(({ text }) => text)
    .join('\n');
  const rows = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line));
  const names = rows.flatMap((row) => namesIn(row.split('|')[3] ?? '').quoted);
  const missing = names.filter((name) => !name.includes('/') && !new RegExp(`\\b${name}\\b`).test(code));
  expect(missing).toEqual([]);
});

test('the map names the layers in their order, and every module', () => {
  const { LAYERS } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    LAYERS: { name: string; path: string }[];
  };
  const map = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const listed = /^`core` → [^-]*?(?=\n\n)/m.exec(map)?.[0] ?? '';
  expect(namesIn(listed).quoted).toEqual(LAYERS.map(({ name }) => name));
  const modules = readdirSync(path.join(root, 'src/modules')).filter(
    (name) => !map.includes(`](src/modules/${name}/README.md)`),
  );
  expect(modules).toEqual([]);
});

test.each([
  ['README.md', 120],
  ['ARCHITECTURE.md', 200],
])('%s has at most %i lines', (file, most) => {
  const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(most);
});
