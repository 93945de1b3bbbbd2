import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { once } from '@/core/process/state';
import { renderBy, startRenderProcess } from './drawing-child';
import type { Rendered, RenderRequest } from './render-here';

/** Idle timeout of a render process, ms; then its memory is free again. */
const LINGER = 10_000;
/** Photographs a process renders before it is replaced: memory left by decoders does not pile up. */
const MOST_DRAWINGS = 100;

interface Draughtsman {
  child: ChildProcess;
  drawings: number;
  leaves: NodeJS.Timeout | undefined;
}

interface Room {
  idle: Draughtsman[];
  seats: number;
  waiting: (() => void)[];
  /** Settles when the last rendering that had to be alone is done. */
  alone: Promise<unknown>;
}

const room = () =>
  once<Room>('drawing', () => ({
    idle: [],
    seats: availableParallelism(),
    waiting: [],
    alone: Promise.resolve(),
  }));

/**
 * Renders in a child process, which knows none of our secrets and may crash, hang or exhaust memory without harm to
 * this one. A pool of as many processes as there are cores; one is used again, and ends when idle. `alone`: in a fresh
 * process, one at a time. Throws PHOTO_BROKEN, PIXELS_TOO_MANY, and a plain error where the process died.
 */
export function renderInProcess<A extends RenderRequest>(
  ask: A,
  { alone = false } = {},
): Promise<Rendered<A>> {
  if (!alone) return drawInRoom(ask);
  const drawn = room().alone.then(() => drawOnce(ask));
  room().alone = drawn.catch(() => undefined);
  return drawn;
}

async function drawOnce<A extends RenderRequest>(ask: A): Promise<Rendered<A>> {
  const child = startRenderProcess();
  try {
    return await renderBy(child, ask);
  } finally {
    child.kill('SIGKILL');
  }
}

async function drawInRoom<A extends RenderRequest>(ask: A): Promise<Rendered<A>> {
  await takeSeat();
  const one = room().idle.pop() ?? { child: startRenderProcess(), drawings: 0, leaves: undefined };
  clearTimeout(one.leaves);
  hold(one.child, true);
  try {
    return await renderBy(one.child, ask);
  } finally {
    one.drawings++;
    rest(one);
    leaveSeat();
  }
}

async function takeSeat(): Promise<void> {
  const { waiting } = room();
  if (room().seats > 0) room().seats--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function leaveSeat(): void {
  const next = room().waiting.shift();
  if (next) next();
  else room().seats++;
}

/** Returns a process to the pool, unless it has died or rendered enough. */
function rest(one: Draughtsman): void {
  const { idle } = room();
  const forget = () => {
    const at = idle.indexOf(one);
    if (at >= 0) idle.splice(at, 1);
    one.child.kill('SIGKILL');
  };
  if (one.drawings >= MOST_DRAWINGS || !one.child.connected || one.child.killed) {
    forget();
    return;
  }
  if (one.drawings === 1) one.child.once('exit', forget);
  one.leaves = setTimeout(forget, LINGER).unref();
  hold(one.child, false);
  idle.push(one);
}

/** An idle child process does not keep this process alive. */
function hold(child: ChildProcess, held: boolean): void {
  const what = held ? 'ref' : 'unref';
  child[what]();
  child.channel?.[what]();
}
