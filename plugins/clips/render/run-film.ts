import { type ChildProcess, fork } from 'node:child_process';
import { programOf } from '@plugins/kit/server/internal';
import type { Film, FilmOrder } from './film';

/** Seconds a film may take: what a slow core needs for each of its own, and a start. */
export const patienceFor = (seconds: number): number => 120 + seconds * 40;

type Message = { done: number; of: number } | { film: Film } | { fault: string };

export interface FilmRun {
  order: FilmOrder;
  /** Called about once a second, with the share that is done. */
  said: (share: number) => void;
  signal: AbortSignal;
  seconds: number;
  /** Called with the process: for tests, which end it. */
  started?: (child: ChildProcess) => void;
}

/**
 * Makes a film in a process of its own, which knows none of our secrets and may crash, hang or exhaust memory without harm to this one.
 * Throws where it failed, took too long, or was stopped by the signal; its encoder ends with it.
 */
export function runFilm({ order, said, signal, seconds, started }: FilmRun): Promise<Film> {
  signal.throwIfAborted();
  const child = startProcess();
  started?.(child);
  return new Promise<Film>((resolve, reject) => {
    const settle = (result: Film | Error) => {
      clearTimeout(late);
      signal.removeEventListener('abort', stopped);
      stopAll(child);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    const stopped = () => settle(new Error('The film was stopped'));
    const late = setTimeout(() => settle(new Error('The film took too long')), patienceFor(seconds) * 1000);
    signal.addEventListener('abort', stopped);
    child.on('message', (raw: unknown) => {
      const message = raw as Message;
      if ('film' in message) settle(message.film);
      else if ('fault' in message) settle(new Error(message.fault));
      else said(message.done / message.of);
    });
    child.once('error', settle);
    child.once('exit', (code, by) => settle(new Error(`The film's process ended with ${by ?? code}`)));
    child.send(order, (error) => error && settle(error));
  });
}

function startProcess(): ChildProcess {
  const source = new URL('../processes/render-film.ts', import.meta.url);
  const { file, flags } = programOf('clips-render-film', source);
  const { PATH, TMPDIR } = process.env;
  return fork(file, {
    execArgv: [...flags, '--max-old-space-size=384'],
    env: { PATH, TMPDIR, MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: 'ignore',
    // A group of its own, so that its encoder can be ended with it.
    detached: process.platform !== 'win32',
  });
}

function stopAll(child: ChildProcess): void {
  try {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended already.
  }
}
