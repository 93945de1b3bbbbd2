import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * The guide's steps (plugins/README.md, "Adding one from npm"), done as a newcomer would, in an installation of its own: a
 * copy of this one that shares its packages. Only the registry is not used: the package is packed from the fixture.
 */
const ROOT = process.cwd();
const PACKAGE = 'keepers-retouch-requests';
const FEATURE = 'plugins/retouch-requests';
const guide = readFileSync('plugins/README.md', 'utf8');
const steps = [...guide.matchAll(/^```sh\n([\s\S]*?)```$/gm)].flatMap(([, lines = '']) =>
  lines.trim().split('\n'),
);
const app = mkdtempSync(path.join(tmpdir(), 'keepers-newcomer-'));
const at = (...parts: string[]) => path.join(app, ...parts);
const took: Record<string, number> = {};

function copyTestApp(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const file of files) if (existsSync(file)) cpSync(file, at(file));
  mkdirSync(at('node_modules'));
  for (const entry of readdirSync('node_modules'))
    symlinkSync(path.join(ROOT, 'node_modules', entry), at('node_modules', entry));
}

/** What `npm install` would do, without the registry: packed and unpacked, so that what a package leaves out is missing. */
function installPackage(): void {
  const folder = at('node_modules', PACKAGE);
  mkdirSync(folder);
  const fixture = path.join(ROOT, 'tests/fixtures/external-plugin');
  const packed = execFileSync('npm', ['pack', '--silent', fixture], { cwd: app, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', packed, '-C', folder, '--strip', '1'], { cwd: app });
  rmSync(at(packed));
}

/** Runs a line of the guide; returns its output. Fails unless it ends with 0. */
function follow(line: string): string {
  const began = Date.now();
  const env: NodeJS.ProcessEnv = { ...process.env, KEEPERS_DATA: at('.data'), DATABASE_URL: '', VITEST: '' };
  for (const name of Object.keys(env)) if (/^(VITEST|TEST_DATABASE|NODE_ENV)/.test(name)) delete env[name];
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: app, env, encoding: 'utf8' });
  took[line] = Math.round((Date.now() - began) / 1000);
  if (status !== 0) throw new Error(`"${line}" ended with ${status}:\n${`${stdout}${stderr}`.slice(-3000)}`);
  return `${stdout}${stderr}`;
}

const choose = (features: object) => writeFileSync(at('keepers.json'), JSON.stringify({ features }));
const registry = () =>
  [at('src/registry'), at('src/app/(client)/feature')]
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
let before: string[];

beforeAll(() => {
  copyTestApp();
  before = registry();
});
afterAll(() => {
  console.log('Steps of the guide, in seconds:', took);
  rmSync(app, { recursive: true, force: true });
});

test('the guide names these steps', () => {
  expect(steps).toEqual([
    `npm install ${PACKAGE}`,
    'npm run generate',
    'npm run migrate:create -- retouching',
    `npx vitest run --project int ${FEATURE}`,
    'npm run generate',
    `npm uninstall ${PACKAGE}`,
    'npm run migrate:create -- without_retouching',
  ]);
});

test('a package that is named but not installed is reported, with the fix', () => {
  choose({ [PACKAGE]: {} });
  expect(() => follow('npm run -s generate')).toThrow(`run "npm install ${PACKAGE}"`);
});

test('installed and named, it is registered, gets its table, and its tests pass', () => {
  installPackage();
  expect(follow(steps[1] as string)).toContain(`${FEATURE} is ${PACKAGE} 1.0.0`);
  follow(steps[2] as string);
  const migration = readdirSync(at('src/migrations')).find((file) => file.endsWith('_retouching.ts'));
  expect(readFileSync(at('src/migrations', migration as string), 'utf8')).toContain(
    'CREATE TABLE "retouch_requests"',
  );
  expect(follow(steps[3] as string)).toMatch(/7 passed/);
  follow('npx vitest run --project unit tests/architecture/house tests/architecture/messages plugins/kit');
});

test('switched off, its endpoints answer 404, and its table stays', () => {
  choose({ [PACKAGE]: { enabled: false } });
  follow('npm run -s generate');
  expect(readFileSync(at('src/registry/server.ts'), 'utf8')).toContain('switchedOff(retouchRequests)');
  expect(readFileSync(at('src/registry/ui.ts'), 'utf8')).not.toContain('retouch');
  expect(readFileSync(at('src/payload-types.ts'), 'utf8')).toContain("'retouch-requests'");
  follow('npx vitest run --project int plugins/hiding');
});

test('removed, it leaves the installation unchanged, the others’ tests green, and the database intact', () => {
  choose({});
  expect(follow(steps[4] as string)).toContain(`${FEATURE} removed`);
  rmSync(at('node_modules', PACKAGE), { recursive: true });
  expect(existsSync(at(FEATURE))).toBe(false);
  // Only the names of migrations remain.
  expect(registry()).toEqual(before);
  // With its table still there.
  follow('npx vitest run --project int plugins/hiding');
  follow(steps[6] as string);
  const last = readdirSync(at('src/migrations')).find((file) => file.endsWith('_without_retouching.ts'));
  expect(readFileSync(at('src/migrations', last as string), 'utf8')).toContain(
    'DROP TABLE "retouch_requests"',
  );
  // And without it.
  follow('npx vitest run --project int plugins/hiding src/core/features/tests/feature-settings');
});
