import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorOf } from '@/core/errors/decision';
import { type ErrorCode, type ErrorParams, isErrorCode } from '@/core/errors/errors';
import type { Rendered, RenderRequest } from './render-here';

/** Milliseconds one rendering may take before its process is killed. */
const PATIENCE = 90_000;

/** A render process's answer: the pictures, a refusal, or an error. */
export type RenderAnswer =
  | { drawn: unknown }
  | { refusal: { code: ErrorCode; params: ErrorParams } }
  | { fault: string };

/**
 * Starts a render process, which knows none of our secrets. In a build it is a file beside this one; from sources
 * (tests) tsx runs it.
 */
export function startRenderProcess(): ChildProcess {
  const built = new URL('./drawing-process.mjs', import.meta.url);
  const source = new URL('./drawing-process.ts', import.meta.url);
  const isBuilt = existsSync(built);
  const { PATH, TMPDIR } = process.env;
  return fork(fileURLToPath(isBuilt ? built : source), {
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
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
export async function renderBy<A extends RenderRequest>(child: ChildProcess, ask: A): Promise<Rendered<A>> {
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
