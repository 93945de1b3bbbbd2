import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../setting-names.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Settings that our own processes pass to each other. */
const INTERNAL = new Set(['KEEPERS_DATABASE_URL', 'KEEPERS_DEV']);

/** Every setting the program reads. The data folder comes first, since the other settings may be in it. */
const settingsRead = (): string[] =>
  ['KEEPERS_DATA', ...settingNames()].filter((name) => !INTERNAL.has(name)).sort();

/** Read where the uploader is built, not by the program. */
const OF_BUILDS = ['KEEPERS_AGENT_KEY'];

const named = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? ''))].sort();

describe('the settings', () => {
  test('are all in .env.example, and nothing else is', () => {
    expect(settingsRead().length).toBeGreaterThan(15);
    expect(named(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm)).toEqual(settingsRead());
  });

  test('that the guides set are settings, or of a build', () => {
    const known = [...settingsRead(), ...OF_BUILDS];
    for (const guide of ['README.md', 'SELF-HOSTING.md', 'SECURITY.md', 'FIRST-PROJECT.md'])
      for (const name of named(
        read(guide),
        /\b((?:KEEPERS|S3|SMTP|DATABASE|PUBLIC|TRUST|MAIL)_[A-Z0-9_]+)\b/g,
      ))
        expect([guide, name, known.includes(name)]).toEqual([guide, name, true]);
  });
});
