import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { walk } from './walk';

const folders = ['media', ...readdirSync('src/modules').map((name) => `src/modules/${name}`)];
const ALIASES = { '@/': 'src/', '@media/': 'media/' };

/** The file an import names, from the root and without its extension; null for packages and other files. */
function target(from: string, specifier: string): string | null {
  for (const [alias, folder] of Object.entries(ALIASES))
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null;
}

const imported = walk(['src', 'media', 'collections'], /\.tsx?$/)
  .filter(({ file }) => !/\.test\.|\/tests\/|^src\/(web|app|cli|registry|main|worker|register)/.test(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'/gm)].map(([, specifier = '']) => ({
      file,
      to: target(file, specifier),
    })),
  );

test.each(folders)('%s lists exactly the files that other modules import, sorted', (folder) => {
  const listed = JSON.parse(readFileSync(path.join(folder, 'public.json'), 'utf8')) as string[];
  expect(listed).toEqual([...new Set(listed)].sort());
  expect(listed.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  const used = new Set(
    imported.filter(({ file }) => !file.startsWith(`${folder}/`)).map(({ to }) => to?.replace(/\.tsx?$/, '')),
  );
  expect(listed.filter((file) => !used.has(`${folder}/${file.replace(/\.tsx?$/, '')}`))).toEqual([]);
});
