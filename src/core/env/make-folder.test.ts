import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder';

const home = mkdtempSync(path.join(tmpdir(), 'keepers-folder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('makes a folder, those above it, and leaves an existing one', () => {
  const deep = path.join(home, 'a/b/c');
  makeFolder(deep, 0o700);
  makeFolder(deep);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
});

test('a file where the folder should be throws an error that names it', () => {
  const file = path.join(home, 'file');
  writeFileSync(file, 'x');
  expect(() => makeFolder(file)).toThrow(expect.objectContaining({ code: 'EEXIST' }));
  expect(() => makeFolder(path.join(file, 'below'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
});

test.skipIf(!existsSync('/proc/self'))('throws below a folder that accepts none', () => {
  expect(() => makeFolder('/proc/keepers/data')).toThrow(
    expect.objectContaining({ code: 'ENOENT', path: '/proc/keepers' }),
  );
});
