import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/** Above this number checking a part saves nothing. */
const MANY = 200;
/** Where the branch may have begun, the first that exists. */
const MAINS = ['origin/HEAD', 'origin/main', 'main'];

/** The names a Git command prints, or null where Git, the repository or a revision is missing. */
function git(at, command, ...args) {
  const { status, stdout } = spawnSync('git', [command, '-z', ...args], { cwd: at, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter(Boolean) : null;
}

function branchPoint(at) {
  for (const main of MAINS) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: at, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/** Settings of tools decide about every file; a document at the root does not. */
const decidesAll = (file) => !file.includes('/') && !file.endsWith('.md');

/**
 * The files that differ from where the branch left the main one, uncommitted and untracked ones included; deleted ones
 * are left out. Returns null where everything must be checked: nothing differs, a setting at the root does, or too much.
 */
export function findChanged(at = root) {
  const from = branchPoint(at);
  if (!from) return null;
  const differing = git(at, 'diff', '--name-only', '--no-renames', '--diff-filter=d', from, '--');
  const untracked = git(at, 'ls-files', '--others', '--exclude-standard');
  if (!differing || !untracked) return null;
  const changed = [...new Set([...differing, ...untracked])];
  if (changed.length === 0 || changed.length > MANY || changed.some(decidesAll)) return null;
  return changed;
}

const UNIT = /(?<!\.int|\.long)\.test\.tsx?$/;
/** A test that reads files or starts processes depends on more than it imports. */
const BEYOND_IMPORTS = /node:(fs|child_process)/;

/** A module, a feature or a part of the program: the first two folders of a file. */
const partOf = (file) => file.split('/').slice(0, 2).join('/');

/**
 * The unit tests these changes concern beyond what imports them: the rules about all sources, and of the parts that have
 * changed those tests whose imports do not name all they depend on.
 */
export function findBeyondImports(changed) {
  const parts = new Set(changed.map(partOf));
  return (git(root, 'ls-files', '--cached', '--others', '--exclude-standard') ?? []).filter(
    (file) =>
      UNIT.test(file) &&
      !file.startsWith('tests/fixtures/') &&
      (file.startsWith('tests/architecture/') ||
        (parts.has(partOf(file)) && BEYOND_IMPORTS.test(readIfThere(file)))),
  );
}

function readIfThere(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}
