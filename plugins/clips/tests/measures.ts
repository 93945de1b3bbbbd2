import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Processor seconds and peak memory of a process group: its own process, and its encoder. */
export interface Measures {
  /** Seconds of drawing, and of the encoder alone on the same frames. */
  drawing: number;
  encoder: number;
  /** MB, both together. */
  memory: number;
}

const TICKS = 100;

interface Seen {
  encoder: boolean;
  seconds: number;
  peak: number;
}

/** Watches a process group until its leader ends; reads Linux's `/proc` five times a second. */
export function measureGroup(child: ChildProcess): () => Measures {
  const seen = new Map<number, Seen>();
  const look = setInterval(() => {
    for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) read(Number(name), child.pid ?? 0, seen);
  }, 200);
  child.once('exit', () => clearInterval(look));
  return () => {
    const all = [...seen.values()];
    const sum = (encoder: boolean) =>
      all.filter((one) => one.encoder === encoder).reduce((total, { seconds }) => total + seconds, 0);
    return {
      drawing: sum(false),
      encoder: sum(true),
      memory: all.reduce((total, { peak }) => total + peak, 0),
    };
  };
}

function read(pid: number, group: number, seen: Map<number, Seen>): void {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) return;
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    seen.set(pid, {
      encoder: /\((ffmpeg)\)/.test(stat),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
      peak: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    });
  } catch {
    // It has ended between two reads.
  }
}
