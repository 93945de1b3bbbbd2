import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The files below the folders whose names match, with their text. Paths are from the root. */
export function walk(folders: string[], ending: RegExp): { file: string; text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ending.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({ file: path.relative(root, file), text: readFileSync(file, 'utf8') })),
  );
}

/** Lines of a text that match, as `file:line: text`, comments left out. */
export function linesOf({ file, text }: { file: string; text: string }, pattern: RegExp): string[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return bare
    .split('\n')
    .map((line, i) => ({ line: line.replace(/(^|\s)\/\/.*$/, ''), at: i + 1 }))
    .filter(({ line }) => pattern.test(line))
    .map(({ line, at }) => `${file}:${at}: ${line.trim()}`);
}
