import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TYPES as CHECKED } from '@/cli/launcher/check.mjs';

const root = process.cwd();
// The compiler that the check uses; what it keeps for the next time is that of this repository.
const TYPES = CHECKED.filter(
  (part, at, all) => !/tsbuildinfo/i.test(part) && !/tsbuildinfo/i.test(all[at - 1] ?? ''),
);
const home = mkdtempSync(path.join(tmpdir(), 'keepers-new-plugin-'));
const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const well = (...args: string[]) => {
  const { status, said } = node(...args);
  expect(status, said.slice(-3000)).toBe(0);
  return said;
};

/** A fresh copy of this repository, as after a clone. */
beforeAll(() => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of files) cpSync(path.join(root, file), path.join(home, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(home, 'node_modules'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a feature made by one command', () => {
  test('is registered, and prints the next steps', () => {
    const said = well('src/cli/launcher/new-plugin.mjs', 'photo-notes');
    expect(said).toContain('npx vitest run plugins/photo-notes');
    well('src/cli/generate.mjs', '--check');
  });

  test('passes every check of the repository', () => {
    well('node_modules/@biomejs/biome/bin/biome', 'check', 'plugins/photo-notes', 'src/registry');
    const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
    well(cruise, '--config', '.dependency-cruiser.cjs', 'src', 'media', 'plugins', 'collections');
    well(...TYPES, '--noEmit', '-p', 'tsconfig.json');
  });

  test('has tests of its own, which pass, as do those of access and messages', () => {
    const mine = ['plugins/photo-notes', 'tests/architecture', 'tests/access/matrix'];
    const said = well(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      '--project',
      'int',
      ...mine,
    );
    expect(said).toMatch(/photo-notes\.int\.test\.ts/);
  });

  test('made again is refused; removed, it leaves the repository unchanged', () => {
    const again = node('src/cli/launcher/new-plugin.mjs', 'photo-notes');
    expect([again.status, again.said]).toEqual([1, expect.stringContaining('already exists')]);
    rmSync(path.join(home, 'plugins/photo-notes'), { recursive: true });
    well('src/cli/generate.mjs');
    well('src/cli/generate.mjs', '--check');
  });
});
