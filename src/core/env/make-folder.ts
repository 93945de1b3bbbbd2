import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its parents; an existing one is no error. Node's own recursive `mkdir` never ends where a folder
 * accepts none (`/proc`).
 * @throws the system's error where the folder cannot be made
 */
export function makeFolder(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || statSync(above, { throwIfNoEntry: false })) throw error;
    makeFolder(above, mode);
    makeFolder(folder, mode);
  }
}
