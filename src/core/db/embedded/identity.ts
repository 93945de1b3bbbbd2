import { readFileSync } from 'node:fs';

/** What Linux tells of a process, from its state on; null elsewhere, or where it is gone. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether a process with this pid is there; another user's as well. One that only nobody has taken leave of is not. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statOf(pid)?.[0] !== 'Z';
}

/** A process by its pid and, where the system tells, the moment it began: pids are given out again. */
export function identify(pid: number): string | null {
  if (!alive(pid)) return null;
  return `${pid}:${statOf(pid)?.[19] ?? ''}`;
}

/** Whether the very process is still there. */
export const lives = (identity: string): boolean => identify(Number(identity.split(':')[0])) === identity;
