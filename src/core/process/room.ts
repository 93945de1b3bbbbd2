import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Below this uploads are refused, so that the database can still write. */
const RESERVE = 200 * 1024 * 1024;
const TIGHT = 5e9;

/**
 * Returns the free space on a folder's disk, in bytes, and whether it is enough. Imports nothing of ours: the launcher
 * calls it before anything is built.
 */
export function roomAt(folder: string): { free: number; total: number; state: 'ok' | 'look' | 'broken' } {
  let at = folder;
  while (!existsSync(at) && at !== path.dirname(at)) at = path.dirname(at);
  const { bavail, bsize, blocks } = statfsSync(at);
  const free = bavail * bsize;
  return { free, total: blocks * bsize, state: free < RESERVE ? 'broken' : free < TIGHT ? 'look' : 'ok' };
}
