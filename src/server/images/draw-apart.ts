import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorOf } from '@/domain/decision';
import { type ErrorCode, type ErrorParams, isErrorCode } from '@/domain/errors';
import type { DrawAsk, Drawn } from './draw-here';

/** Milliseconds one drawing may take before its process is ended. */
const PATIENCE = 90_000;

/** What the process says: the pictures, a refusal, or a fault. */
export type ApartAnswer =
  | { drawn: unknown }
  | { refusal: { code: ErrorCode; params: ErrorParams } }
  | { fault: string };

let line: Promise<unknown> = Promise.resolve();

/**
 * Draws in a process of its own, which knows none of our secrets and may crash, hang or eat memory without harm to
 * this one. One at a time in each worker, so that memory stays bounded. Throws PHOTO_BROKEN, PIXELS_TOO_MANY, and a
 * plain error where the process died.
 */
export function drawApart<A extends DrawAsk>(ask: A): Promise<Drawn<A>> {
  const drawn = line.then(() => drawInChild(ask));
  line = drawn.catch(() => undefined);
  return drawn;
}

async function drawInChild<A extends DrawAsk>(ask: A): Promise<Drawn<A>> {
  const child = start();
  try {
    const answer = await answerOf(child, ask);
    if ('drawn' in answer) return answer.drawn as Drawn<A>;
    if ('fault' in answer) throw new Error(answer.fault);
    const { code, params } = answer.refusal;
    throw isErrorCode(code) ? errorOf({ code, params }) : new Error(String(code));
  } finally {
    child.kill('SIGKILL');
  }
}

/** Built, the process lies beside us; from sources (tests) tsx reads it. */
function start(): ChildProcess {
  const built = new URL('./draw-apart-process.mjs', import.meta.url);
  const source = new URL('./draw-apart-process.ts', import.meta.url);
  const isBuilt = existsSync(built);
  const { PATH, TMPDIR } = process.env;
  return fork(fileURLToPath(isBuilt ? built : source), {
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
    env: { PATH, TMPDIR, MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: 'ignore',
  });
}

function answerOf(child: ChildProcess, ask: DrawAsk): Promise<ApartAnswer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Drawing apart took too long')), PATIENCE);
    const end = (settle: () => void) => {
      clearTimeout(late);
      settle();
    };
    child.once('message', (answer) => end(() => resolve(answer as ApartAnswer)));
    child.once('error', (error) => end(() => reject(error)));
    child.once('exit', (code, signal) =>
      end(() => reject(new Error(`Drawing apart ended with ${signal ?? code}`))),
    );
    child.send(ask, (error) => error && end(() => reject(error)));
  });
}
