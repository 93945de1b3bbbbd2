import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'src/server/env');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What our own processes tell each other, and what the build says. */
const INTERNAL = new Set(['KEEPERS_DATABASE_URL', 'KEEPERS_DEV', 'NEXT_PHASE']);

/** Every setting the program reads, found in the words of the files that read them. */
function settingsRead(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const texts = [read('src/server/env.ts'), ...files.map((name) => read(`src/server/env/${name}`))];
  const names = texts.flatMap((text) =>
    [...text.matchAll(/'(PORT|HOST)'|\b((?:[A-Z][A-Z0-9]*_)+[A-Z0-9]+)\b/g)].map(
      (found) => found[1] ?? found[2] ?? '',
    ),
  );
  return [...new Set(names)].filter((name) => !INTERNAL.has(name)).sort();
}

const named = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? ''))].sort();

describe('the settings', () => {
  test('are all in .env.example, and nothing else is', () => {
    expect(settingsRead().length).toBeGreaterThan(15);
    expect(named(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm)).toEqual(settingsRead());
  });

  test('that the guides set are settings', () => {
    const known = settingsRead();
    for (const guide of ['README.md', 'SELF-HOSTING.md', 'SECURITY.md'])
      for (const name of named(
        read(guide),
        /\b((?:KEEPERS|S3|SMTP|DATABASE|PUBLIC|TRUST|MAIL)_[A-Z0-9_]+)\b/g,
      ))
        expect([guide, name, known.includes(name)]).toEqual([guide, name, true]);
  });
});
