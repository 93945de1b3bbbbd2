import { readFileSync } from 'node:fs';

/** The fields of `/proc/PID/stat` from the state on; null on other systems, or where the process is gone. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/**
 * Whether a process with this pid exists, of any user. A zombie (ended, but not reaped by its parent) does not count.
 */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statOf(pid)?.[0] !== 'Z';
}

/** Identifies a process by its pid and, where the system has it, its start time: pids are used again. */
export function identify(pid: number): string | null {
  if (!alive(pid)) return null;
  return `${pid}:${statOf(pid)?.[19] ?? ''}`;
}

/** Whether that same process still exists. */
export const lives = (identity: string): boolean => identify(Number(identity.split(':')[0])) === identity;
