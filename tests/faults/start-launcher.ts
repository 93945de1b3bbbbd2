import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Settings by name. */
export type Settings = Record<string, string | undefined>;

/** A launcher as an operator starts it, and its output so far. */
export interface Launched {
  child: ChildProcess;
  /** Everything printed, both streams. */
  said: () => string;
  /** Resolves when a line matches; fails when the launcher ends before, or after `ms`. */
  says: (line: RegExp, ms?: number) => Promise<string>;
  /** Its exit code, when it has ended. */
  ended: Promise<number>;
  stop: () => Promise<number>;
}

export interface Who {
  uid: number;
  gid: number;
}

/** A user who owns nothing; tests of file permissions run as it if we are root, which ignores permissions. */
export const UNPRIVILEGED: Who = { uid: 65534, gid: 65534 };

/** Runs a command of the launcher (`start`, `doctor` …) as a process of its own. */
export function launch(
  env: Settings,
  { command = 'start', args = [], who }: { command?: string; args?: string[]; who?: Who } = {},
): Launched {
  const child = spawn(process.execPath, [path.join(root, 'src/cli/start.mjs'), command, ...args], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: '', SMTP_URL: '', S3_BUCKET: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...who,
  });
  let said = '';
  const wake = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      for (const one of wake) one();
    });
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  const says = (line: RegExp, ms = 180_000) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = said.split('\n').find((one) => line.test(one));
        if (found) settle(() => resolve(found));
      };
      const settle = (how: () => void) => {
        clearTimeout(timer);
        wake.delete(look);
        how();
      };
      const fail = (why: string) =>
        settle(() => reject(new Error(`${line} was not said ${why}. It said:\n${said.slice(-3000)}`)));
      const timer = setTimeout(() => fail(`in ${ms} ms`), ms);
      wake.add(look);
      void ended.then(() => {
        look();
        fail('before the end');
      });
      look();
    });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, said: () => said, says, ended, stop };
}

const END_MS = 180_000;

/** Runs to the end; returns the exit code and the last non-empty line. Stops and fails a process that keeps running. */
export async function runToEnd(
  ...how: Parameters<typeof launch>
): Promise<{ code: number; line: string; said: string }> {
  const launched = launch(...how);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void launched.stop();
  }, END_MS);
  const code = await launched.ended;
  clearTimeout(timer);
  const said = launched.said();
  if (late) throw new Error(`It ran on instead of ending. It said:\n${said.slice(-3000)}`);
  return { code, said, line: said.trim().split('\n').at(-1)?.trim() ?? '' };
}
