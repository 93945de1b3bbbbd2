import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identify, lives } from './identity.ts';
import { pause } from './postmaster.ts';

/** The process that holds a file, or null where there is none or it is gone. */
function holder(file: string): string | null {
  try {
    const identity = readFileSync(file, 'utf8').trim();
    return lives(identity) ? identity : null;
  } catch {
    return null;
  }
}

/**
 * Runs `work` while no other process does the same; waits for the one that does.
 * @param file the lock, in an existing folder
 * @param patience milliseconds to wait at most
 */
export async function alone<T>(file: string, work: () => Promise<T>, patience = 120_000): Promise<T> {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, identify(process.pid) ?? '');
  const until = Date.now() + patience;
  try {
    for (;;) {
      try {
        linkSync(draft, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      // The process that held it was killed.
      if (!holder(file)) rmSync(file, { force: true });
      else if (Date.now() > until)
        throw new Error(`Another process still holds the lock ${file}: end that process and start again.`);
      else await pause(50);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

let counted = 0;

/**
 * Registers this process as a user of a folder's server.
 * @returns a function that removes the registration and returns whether no other process uses the server
 */
export function enlist(dataDir: string): () => boolean {
  const folder = path.join(dataDir, 'postgres-users');
  counted += 1;
  const file = path.join(folder, `${process.pid}-${counted}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, identify(process.pid) ?? '');
  return () => {
    rmSync(file, { force: true });
    for (const name of readdirSync(folder)) {
      if (holder(path.join(folder, name))) return false;
      rmSync(path.join(folder, name), { force: true });
    }
    return true;
  };
}
