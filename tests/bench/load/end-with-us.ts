import type { ChildProcess } from 'node:child_process';

const running = new Set<() => void>();

process.once('exit', () => {
  for (const end of running) end();
});

/** Ends a process, and with `group` everything below it, when the bench ends, also where that fails. */
export function endWithUs(child: ChildProcess, { group = false } = {}): void {
  const { pid } = child;
  if (!pid) return;
  const end = () => {
    try {
      process.kill(group ? -pid : pid, 'SIGTERM');
    } catch {
      // The process has ended already.
    }
  };
  running.add(end);
  child.once('close', () => running.delete(end));
}
