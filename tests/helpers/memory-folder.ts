import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = '/dev/shm';
const PREFIX = 'keepers-tests-';
/** A run needs up to 2 GB; what else runs, such as the journeys, needs memory too. */
const NEEDED = { there: 4e9, free: 8e9 };

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes what runs that were killed have left in memory. */
function sweep(): void {
  for (const name of readdirSync(SHARED_MEMORY))
    if (name.startsWith(PREFIX) && !runs(Number(name.slice(PREFIX.length))))
      rmSync(path.join(SHARED_MEMORY, name), { recursive: true, force: true });
}

/** Where tests with a database keep its files and those of their applications: in memory, where a run found room for it. */
export const testFolder = (): string => process.env.TEST_FOLDER ?? tmpdir();

/**
 * Makes a folder in memory the `testFolder` of this process and of all it starts: a database of the tests has 1,400
 * files, which a disk takes ten times as long to create. Where memory is short, or runs no programs, nothing changes.
 * Returns what removes it.
 */
export function useMemoryFolder(): () => void {
  const folder = path.join(SHARED_MEMORY, `${PREFIX}${process.pid}`);
  const end = () => {
    delete process.env.TEST_FOLDER;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    sweep();
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    if (bavail * bsize < NEEDED.there || process.availableMemory() < NEEDED.free) return end;
    // PostgreSQL runs as another user than root.
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const program = path.join(folder, 'program');
    writeFileSync(program, '', { mode: 0o755 });
    accessSync(program, constants.X_OK);
    process.env.TEST_FOLDER = folder;
  } catch {
    end();
  }
  return end;
}
