import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { alive } from './identity.ts';

/** A running server, as its data folder describes it. */
export interface Postmaster {
  pid: number;
  port: number;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A pid may belong to another process by now: where the system shows it, its command line must name our data. */
function serves(pid: number, data: string): boolean {
  if (!alive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data);
  } catch {
    return process.platform !== 'linux';
  }
}

/** Returns the server left running on this data, or null; removes the pid file of one that is gone. */
export function findPostmaster(data: string): Postmaster | null {
  const file = path.join(data, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (pid > 0 && serves(pid, data)) return { pid, port: Number(lines[3]) };
  rmSync(file, { force: true });
  return null;
}

/** Stops a server cleanly, or after 20 seconds immediately. Neither loses anything that was committed. */
export async function stopServer(pid: number): Promise<void> {
  for (const [signal, ms] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!alive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const until = Date.now() + ms;
    while (alive(pid) && Date.now() < until) await pause(50);
  }
}

/** Settles when the process is gone, polling twice a second; the timer does not keep this process alive. */
export function whenGone(pid: number): { gone: Promise<void>; forget: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const gone = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (alive(pid)) return;
      clearInterval(timer);
      resolve();
    }, 500);
    timer.unref();
  });
  return { gone, forget: () => clearInterval(timer) };
}
