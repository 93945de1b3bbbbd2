import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { errorOf } from '@/core/errors/decision';
import { type ErrorCode, type ErrorParams, isErrorCode } from '@/core/errors/errors';
import { programOf } from '@/core/process/program-of';
import { once } from '@/core/process/state';
import type { Rendered, RenderRequest } from './render-here';

/** Idle timeout of a render process, ms; then its memory is free again. */
const IDLE_MS = 10_000;
/** Photographs a process renders before it is replaced: memory left by decoders does not pile up. */
const MOST_DRAWINGS = 100;

interface RenderProcess {
  child: ChildProcess;
  drawings: number;
  leaves: NodeJS.Timeout | undefined;
}

interface Pool {
  idle: RenderProcess[];
  slots: number;
  waiting: (() => void)[];
  /** Settles when the last rendering that had to be alone is done. */
  alone: Promise<unknown>;
}

const pool = () =>
  once<Pool>('drawing', () => ({
    idle: [],
    slots: availableParallelism(),
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
  if (!alone) return drawWithinLimit(ask);
  const drawn = pool().alone.then(() => drawOnce(ask));
  pool().alone = drawn.catch(() => undefined);
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

async function drawWithinLimit<A extends RenderRequest>(ask: A): Promise<Rendered<A>> {
  await takeSlot();
  const one = pool().idle.pop() ?? { child: startRenderProcess(), drawings: 0, leaves: undefined };
  clearTimeout(one.leaves);
  hold(one.child, true);
  try {
    return await renderBy(one.child, ask);
  } finally {
    one.drawings++;
    rest(one);
    releaseSlot();
  }
}

async function takeSlot(): Promise<void> {
  const { waiting } = pool();
  if (pool().slots > 0) pool().slots--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function releaseSlot(): void {
  const next = pool().waiting.shift();
  if (next) next();
  else pool().slots++;
}

/** Returns a process to the pool, unless it has died or rendered enough. */
function rest(one: RenderProcess): void {
  const { idle } = pool();
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
  one.leaves = setTimeout(forget, IDLE_MS).unref();
  hold(one.child, false);
  idle.push(one);
}

/** An idle child process does not keep this process alive. */
function hold(child: ChildProcess, held: boolean): void {
  const what = held ? 'ref' : 'unref';
  child[what]();
  child.channel?.[what]();
}

/** Milliseconds one rendering may take before its process is killed. */
const PATIENCE = 90_000;

/** A render process's answer: the pictures, a refusal, or an error. */
export type RenderAnswer =
  | { drawn: unknown }
  | { refusal: { code: ErrorCode; params: ErrorParams } }
  | { fault: string };

/** Starts a render process, which knows none of our secrets. */
function startRenderProcess(): ChildProcess {
  const { file, flags } = programOf('drawing-process', new URL('./drawing-process.ts', import.meta.url));
  const { PATH, TMPDIR } = process.env;
  return fork(file, {
    execArgv: flags,
    // glibc's arenas (one per thread) double the memory of photographs.
    env: { PATH, TMPDIR, MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: 'ignore',
  });
}

/**
 * Renders a photograph in that process. Throws PHOTO_BROKEN, PIXELS_TOO_MANY, and a plain error where the process died
 * or takes too long: then it must not be used again.
 */
async function renderBy<A extends RenderRequest>(child: ChildProcess, ask: A): Promise<Rendered<A>> {
  const answer = await answerOf(child, ask);
  if ('drawn' in answer) return answer.drawn as Rendered<A>;
  if ('fault' in answer) throw new Error(answer.fault);
  const { code, params } = answer.refusal;
  throw isErrorCode(code) ? errorOf({ code, params }) : new Error(String(code));
}

function answerOf(child: ChildProcess, ask: RenderRequest): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (result: RenderAnswer | Error) => {
      clearTimeout(late);
      child.off('message', said).off('error', settle).off('exit', ended);
      if (result instanceof Error) {
        child.kill('SIGKILL');
        reject(result);
      } else resolve(result);
    };
    const said = (answer: unknown) => settle(answer as RenderAnswer);
    const ended = (code: number | null, signal: string | null) =>
      settle(new Error(`The render process ended with ${signal ?? code}`));
    const late = setTimeout(() => settle(new Error('Rendering took too long')), PATIENCE);
    child.once('message', said).once('error', settle).once('exit', ended);
    child.send(ask, (error) => error && settle(error));
  });
}
