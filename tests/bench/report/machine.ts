import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** The highest load per core before a run; above it the numbers are not reliable. */
const QUIET = 0.25;

/** The machine in one line. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || process.arch;
  const memory = Math.round(totalmem() / 1024 ** 3);
  const cores = availableParallelism();
  return `${cores} cores (${model}), ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
}

/** How busy it was before we began; `busy` where the numbers are not to be trusted. */
export function describeLoad(): { text: string; busy: boolean } {
  const load = loadavg();
  const busy = (load[0] ?? 0) > QUIET * availableParallelism();
  const text = `load average at start ${load.map((one) => one.toFixed(2)).join(' ')}`;
  return { text: busy ? `${text}: THE MACHINE IS BUSY, these numbers are smoke` : text, busy };
}
