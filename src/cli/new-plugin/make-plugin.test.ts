import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registryFiles } from '../generate.mjs';
import { makePlugin } from './make-plugin.mjs';

let app: string;
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'keepers-new-plugin-'));
  mkdirSync(path.join(app, 'plugins/selection'), { recursive: true });
});
afterEach(() => rmSync(app, { recursive: true, force: true }));

test('makes every file of a feature, under its own name everywhere', () => {
  const files = makePlugin('photo-notes', app);
  expect(files).toEqual(
    expect.arrayContaining([
      'plugins/photo-notes/index.ts',
      'plugins/photo-notes/messages/en.json',
      'plugins/photo-notes/messages/he.json',
      'plugins/photo-notes/tests/photo-notes.int.test.ts',
      'plugins/photo-notes/ui/CountEntry.tsx',
    ]),
  );
  for (const file of files) {
    const text = readFileSync(path.join(app, file), 'utf8');
    expect([file, text.match(/sample.?feature/i)]).toEqual([file, null]);
  }
  const index = readFileSync(path.join(app, 'plugins/photo-notes/index.ts'), 'utf8');
  expect(index).toContain("export const photoNotes = defineFeature({ id: 'photo-notes'");
  expect(readFileSync(path.join(app, 'plugins/photo-notes/README.md'), 'utf8')).toMatch(/^# Photo notes\n/);
});

test.each(['', undefined, 'Photo', 'photo_notes', '../evil', '-a', 'a--b', 'a-', '1a', 'a/b'])(
  '%j is refused as a feature name, with the rule',
  (name) => {
    expect(() => makePlugin(name as string, app)).toThrow(/lower case letters/);
  },
);

test('a taken name is refused, and nothing is overwritten', () => {
  expect(() => makePlugin('selection', app)).toThrow(/plugins\/selection already exists/);
  expect(() => makePlugin('gallery', app)).toThrow(/already a message namespace/);
});

test('the skeleton itself is not registered', () => {
  expect(Object.values(registryFiles()).join('\n')).not.toContain('sample');
});
