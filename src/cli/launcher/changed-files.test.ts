import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBeyondImports, findChanged } from './changed-files.mjs';

// In a hook, Git's variables name the repository of the hook.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];

let at: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: at });
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(at, name)), { recursive: true });
  writeFileSync(path.join(at, name), text);
};
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'chore: commit');
};

beforeEach(() => {
  at = mkdtempSync(path.join(tmpdir(), 'keepers-changed-'));
  git('init', '-q', '-b', 'main');
  for (const name of ['src/kept.ts', 'src/edited.ts', 'src/deleted.ts', 'package.json', 'README.md'])
    write(name, '1\n');
  commit();
});
afterEach(() => rmSync(at, { recursive: true, force: true }));

test('committed, uncommitted and untracked files of a branch are changed, deleted ones are not', () => {
  git('checkout', '-qb', 'branch');
  write('src/added.ts', '2\n');
  rmSync(path.join(at, 'src/deleted.ts'));
  commit();
  write('src/edited.ts', '2\n');
  write('src/שם.ts', '2\n');
  write('README.md', '2\n');
  expect(findChanged(at)?.sort()).toEqual(['README.md', 'src/added.ts', 'src/edited.ts', 'src/שם.ts']);
});

test('a file that changed on main since the branch began is not changed', () => {
  git('checkout', '-qb', 'branch');
  write('src/edited.ts', '2\n');
  git('stash', '-q');
  git('checkout', '-q', 'main');
  write('src/kept.ts', '2\n');
  commit();
  git('checkout', '-q', 'branch');
  git('stash', 'pop', '-q');
  expect(findChanged(at)).toEqual(['src/edited.ts']);
});

test('without a change, with a setting at the root, and without a repository all is checked', () => {
  expect(findChanged(at)).toBeNull();
  write('package.json', '2\n');
  expect(findChanged(at)).toBeNull();
  rmSync(path.join(at, '.git'), { recursive: true });
  expect(findChanged(at)).toBeNull();
});

test.skipIf(!existsSync('.git'))(
  'the rules about all sources always run, tests that read files with a change of their part, those with a database never',
  () => {
    const ofOthers = findBeyondImports(['media/rules/picture-version.ts']);
    expect(ofOthers).toContain('tests/architecture/words.test.ts');
    expect(ofOthers).not.toContain('src/cli/launcher/changed-files.test.ts');
    const ofItsPart = findBeyondImports(['src/cli/start.mjs']);
    expect(ofItsPart).toContain('src/cli/launcher/changed-files.test.ts');
    expect(ofItsPart.filter((file) => /\.(int|long)\.test\.ts$/.test(file))).toEqual([]);
  },
);
