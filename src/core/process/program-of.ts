import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { state } from './state';

/**
 * Returns the file of a program that runs in a process of its own, and Node's flags for it: its bundle where there is
 * one, else its source, which tsx runs. Bundles are beside this module's own; where sources run with a build beside them
 * (database tests), the process's state names their folder as `bundles`.
 */
export function programOf(bundle: string, source: URL): { file: string; flags: string[] } {
  const folder = (state().bundles as string | undefined) ?? path.dirname(fileURLToPath(import.meta.url));
  const built = path.join(folder, `${bundle}.mjs`);
  return existsSync(built)
    ? { file: built, flags: [] }
    : { file: fileURLToPath(source), flags: ['--import', 'tsx'] };
}
