import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Place } from './place.ts';

/** Its own C.UTF-8, for systems that have none. */
const LOCALES = [
  ['--locale=C.UTF-8'],
  ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
];

/**
 * Makes the cluster beside its place and moves it there whole: a start that is killed leaves no half of one.
 * @param user the database's superuser
 * @throws Error with PostgreSQL's reason
 */
export function initialise({ bin, data, runAs }: Place, user: string, password: string): void {
  if (existsSync(path.join(data, 'PG_VERSION'))) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'keepers-init-'));
  const secret = path.join(folder, 'password');
  const half = `${data}.new`;
  const owner = runAs ? { uid: runAs.uid, gid: runAs.gid } : {};
  try {
    writeFileSync(secret, password, { mode: 0o600 });
    if (runAs) for (const file of [folder, secret]) chownSync(file, runAs.uid, runAs.gid);
    chmodSync(folder, 0o700);
    let why = '';
    for (const locale of LOCALES) {
      rmSync(half, { recursive: true, force: true });
      const flags = [
        '-D',
        half,
        '-U',
        user,
        '-A',
        'scram-sha-256',
        `--pwfile=${secret}`,
        '-E',
        'UTF8',
        ...locale,
      ];
      const made = spawnSync(path.join(bin, 'initdb'), flags, { ...owner, cwd: '/', encoding: 'utf8' });
      if (made.status === 0) {
        renameSync(half, data);
        return;
      }
      why = (made.stderr || made.error?.message || '').trim().split('\n').slice(-2).join(' ');
      if (!/locale/i.test(made.stderr ?? '')) break;
    }
    throw new Error(`PostgreSQL could not create its data in ${half}: ${why}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
