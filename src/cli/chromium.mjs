import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const DEBIANS = '/usr/bin/chromium';
const KNOWN = [
  DEBIANS,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** Chromium without windows: it takes less of the processor for the same pages. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const PACKAGES = ['chromium', 'fonts-noto-core'];
const INSTALL = `apt-get update && apt-get install -y ${PACKAGES.join(' ')}`;

/** The path of the system's Chromium, or null. */
export function findChromium() {
  const named = process.env.KEEPERS_CHROMIUM;
  return [named, ...KNOWN].find((file) => file && existsSync(file)) ?? null;
}

/** The path of the browser that shows nothing: one that can do nothing else where the system has it. */
export function findHeadless() {
  return !process.env.KEEPERS_CHROMIUM && existsSync(HEADLESS) ? HEADLESS : findChromium();
}

function apt(...args) {
  return spawnSync(
    'apt-get',
    ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::http::Timeout=20', '-qq', ...args],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
}

/**
 * Installs the Chromium without windows where the other one is Debian's own: the journeys take a fifth less of the
 * processor with it. Without it they run in the other one.
 */
function installHeadless() {
  if (process.getuid?.() !== 0 || findHeadless() !== DEBIANS) return;
  console.log('  Installing Chromium without windows (once) …');
  const install = () => apt('install', '-y', '--no-install-recommends', path.basename(HEADLESS));
  // The lists of packages may be missing, or older than the packages.
  if (install().status === 0) return;
  apt('update');
  install();
}

/** Finds Chromium or installs it; throws with the command to run where that needs root. */
export function ensureChromium() {
  const found = findChromium();
  if (found) {
    installHeadless();
    return found;
  }
  if (process.getuid?.() !== 0)
    throw new Error(
      `The tests need Chromium. Install it with:\n  sudo sh -c '${INSTALL}'\nor set KEEPERS_CHROMIUM to its path.`,
    );
  console.log('  Installing Chromium (once) …');
  apt('update');
  const done = apt('install', '-y', '--no-install-recommends', ...PACKAGES);
  // Not every system has it.
  apt('install', '-y', '--no-install-recommends', path.basename(HEADLESS));
  const made = findChromium();
  if (!made)
    throw new Error(
      `Chromium could not be installed (${(done.stderr || '').trim().split('\n').at(-1)}). Try:\n  ${INSTALL}`,
    );
  return made;
}
