import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registryFiles } from '../generate.mjs';
import { makePlugin } from './make-plugin.mjs';

let house: string;
beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'keepers-new-plugin-'));
  mkdirSync(path.join(house, 'plugins/selection'), { recursive: true });
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

test('makes every file of a feature, under its own name everywhere', () => {
  const files = makePlugin('photo-notes', house);
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
    const text = readFileSync(path.join(house, file), 'utf8');
    expect([file, text.match(/sample.?feature/i)]).toEqual([file, null]);
  }
  const index = readFileSync(path.join(house, 'plugins/photo-notes/index.ts'), 'utf8');
  expect(index).toContain("export const photoNotes = defineFeature({ id: 'photo-notes'");
  expect(readFileSync(path.join(house, 'plugins/photo-notes/README.md'), 'utf8')).toMatch(/^# Photo notes\n/);
});

test.each(['', undefined, 'Photo', 'photo_notes', '../evil', '-a', 'a--b', 'a-', '1a', 'a/b'])(
  '%j names no feature, and says what would',
  (name) => {
    expect(() => makePlugin(name as string, house)).toThrow(/lower case letters/);
  },
);

test('a name that is taken is refused, and nothing is written over', () => {
  expect(() => makePlugin('selection', house)).toThrow(/plugins\/selection is there already/);
  expect(() => makePlugin('gallery', house)).toThrow(/is the name of texts the product has/);
});

test('the skeleton itself is no part of the house', () => {
  expect(Object.values(registryFiles()).join('\n')).not.toContain('sample');
});
