import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its own interface: a page costs a quarter of the processor time (docs/performance.md). */
const SHELL = '/usr/bin/chromium-headless-shell';
const KNOWN = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const PACKAGES = ['chromium', 'fonts-noto-core'];
const INSTALL = `apt-get update && apt-get install -y ${PACKAGES.join(' ')}`;

/** The path of the system's Chromium, the one without an interface first, or null. */
export function findChromium() {
  const named = process.env.KEEPERS_CHROMIUM;
  return [named, ...KNOWN].find((file) => file && existsSync(file)) ?? null;
}

function apt(...args) {
  return spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', '-qq', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs the Chromium without an interface where the system has it as a package; another one does as well. */
function addShell() {
  console.log('  Installing Chromium’s headless shell (once) …');
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-core');
}

/** Finds Chromium or installs it; throws with the command to run where that needs root. */
export function ensureChromium() {
  const root = process.getuid?.() === 0;
  if (root && !process.env.KEEPERS_CHROMIUM && !existsSync(SHELL)) addShell();
  const found = findChromium();
  if (found) return found;
  if (!root)
    throw new Error(
      `The tests need Chromium. Install it with:\n  sudo sh -c '${INSTALL}'\nor set KEEPERS_CHROMIUM to its path.`,
    );
  console.log('  Installing Chromium (once) …');
  const done = apt('install', '-y', '--no-install-recommends', ...PACKAGES);
  const made = findChromium();
  if (!made)
    throw new Error(
      `Chromium could not be installed (${(done.stderr || '').trim().split('\n').at(-1)}). Try:\n  ${INSTALL}`,
    );
  return made;
}
