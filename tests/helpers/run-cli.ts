import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The arguments with which Node runs the program's command line: the bundle where it was built from these sources (in
 * `npm test`), which starts in half the time, else the sources.
 */
export const cliScript = (): string[] =>
  process.env.TEST_PROGRAM_IS_BUILT === '1'
    ? [path.join(root, 'dist/cli.mjs')]
    : ['--import', 'tsx', 'src/cli/index.ts'];

export interface CliEnd {
  code: number | null;
  err: string;
  /** The JSON of the last line. */
  said: { lines: string[]; good: boolean };
}

/** Runs a command of the program in a process of its own; `onLine` sees each piece of its stderr. */
export function runCli(
  args: string[],
  env: NodeJS.ProcessEnv,
  onLine?: (text: string, child: ChildProcess) => void,
): Promise<CliEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...cliScript(), ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
      onLine?.(String(chunk), child);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      const last = out.trim().split('\n').at(-1) ?? '';
      resolve({ code, err, said: last.startsWith('{') ? JSON.parse(last) : { lines: [], good: false } });
    });
  });
}

/** Runs `keepers migrate` in a process of its own; `said` is all it printed. */
export function runMigrate(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...cliScript(), 'migrate'], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}
