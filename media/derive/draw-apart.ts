import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { once } from '@/core/process/state';
import type { DrawAsk, Drawn } from './draw-here';
import { drawBy, startDrawing } from './drawing-child';

/** Milliseconds a process without work waits for the next photograph; then its memory goes back to the machine. */
const LINGER = 10_000;
/** Photographs a process draws before a fresh one takes its place: what decoders leave behind does not pile up. */
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
  /** Ends when the last drawing that had to be alone is done. */
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
 * Draws in a process apart, which knows none of our secrets and may crash, hang or eat memory without harm to this one.
 * As many at once as there are cores; a process is used again, and ends when nothing is to be drawn. `alone`: in a
 * fresh one, one at a time. Throws PHOTO_BROKEN, PIXELS_TOO_MANY, and a plain error where the process died.
 */
export function drawApart<A extends DrawAsk>(ask: A, { alone = false } = {}): Promise<Drawn<A>> {
  if (!alone) return drawInRoom(ask);
  const drawn = room().alone.then(() => drawOnce(ask));
  room().alone = drawn.catch(() => undefined);
  return drawn;
}

async function drawOnce<A extends DrawAsk>(ask: A): Promise<Drawn<A>> {
  const child = startDrawing();
  try {
    return await drawBy(child, ask);
  } finally {
    child.kill('SIGKILL');
  }
}

async function drawInRoom<A extends DrawAsk>(ask: A): Promise<Drawn<A>> {
  await takeSeat();
  const one = room().idle.pop() ?? { child: startDrawing(), drawings: 0, leaves: undefined };
  clearTimeout(one.leaves);
  hold(one.child, true);
  try {
    return await drawBy(one.child, ask);
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

/** Keeps a process for the next photograph, unless it has died or drawn enough. */
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

/** A process that waits for work keeps nobody alive. */
function hold(child: ChildProcess, held: boolean): void {
  const what = held ? 'ref' : 'unref';
  child[what]();
  child.channel?.[what]();
}
