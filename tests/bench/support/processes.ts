import { readdirSync, readFileSync } from 'node:fs';

/** The pids of the processes of Keepers a person feels. */
export interface Pids {
  web: number;
  worker: number | null;
}

/** The parent of a process; 0 for one that is gone. */
export function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function descends(pid: number, from: number): boolean {
  for (let one = pid; one > 1; one = parentOf(one)) if (one === from) return true;
  return false;
}

/** Finds the process below `launcher` that runs a file; null if there is none. Linux only. */
export function findProcess(launcher: number, file: string): number | null {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
      if (words.some((word) => word.endsWith(file)) && descends(Number(name), launcher)) return Number(name);
    } catch {
      // It ended while we looked.
    }
  }
  return null;
}

/** Memory that is a process's own, and its part of what it shares, in MB. */
export function pssOf(pid: number): number {
  const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(found?.[1] ?? Number.NaN) / 1024;
}
