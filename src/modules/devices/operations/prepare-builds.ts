import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { env } from '@/core/env';
import { errorLine } from '@/core/errors/error-line';
import { once } from '@/core/process/state';

/** What the program that makes the builds needs of the environment: to find npm, and its settings. */
const PASSED =
  /^(PATH|HOME|TMPDIR|SystemRoot|APPDATA|npm_config_.*|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i;
const AGAIN_AFTER_MS = 60 * 60_000;
const LINES = 2_000;

interface Preparation {
  /** The program's hash whose builds are being made. */
  running: string | null;
  failedAt: number | null;
}

const preparation = () => once<Preparation>('uploader-builds', () => ({ running: null, failedAt: null }));

const home = () => path.join(env().dataDir, 'uploaders');

/** Returns the folder with the builds of one version of the uploader, named by its SHA-256; it may not exist yet. */
export const preparedFolder = (sha256: string): string => path.join(home(), sha256.slice(0, 16));

/** Runs `agent/builds.mjs`, behind everything else on the machine; throws with what it wrote last. */
function build(into: string, program: string): Promise<void> {
  const passed = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)));
  const child = spawn(process.execPath, [program, into], {
    cwd: process.cwd(),
    env: passed as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-LINES);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(said.trim() || `exit ${code}`)),
    );
  });
}

async function prepare(sha256: string, program: string): Promise<void> {
  const folder = preparedFolder(sha256);
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await build(draft, program);
    // Another process of this machine may have been faster.
    if (!existsSync(folder)) await rename(draft, folder);
    for (const name of await readdir(home()))
      if (name !== path.basename(folder) && !name.includes('.'))
        await rm(path.join(home(), name), { recursive: true });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Begins to make the builds of the uploader in the background: Node is fetched from npm (about 200 MB). One that failed
 * is tried again after an hour.
 * @param sha256 of the uploader that this server offers
 * @param program what makes them: gets the folder as its argument
 * @returns whether they are being made; false where the operator switched this off, or it failed
 */
export function prepareBuilds(
  sha256: string,
  program = path.join(/* turbopackIgnore: true */ process.cwd(), 'agent/builds.mjs'),
): boolean {
  const now = preparation();
  if (now.running) return true;
  if (!env().uploaderBuilds || (now.failedAt !== null && Date.now() - now.failedAt < AGAIN_AFTER_MS))
    return false;
  now.running = sha256;
  prepare(sha256, program).then(
    () => {
      Object.assign(now, { running: null, failedAt: null });
    },
    (error) => {
      Object.assign(now, { running: null, failedAt: Date.now() });
      console.error(`The apps for photographers' computers could not be made: ${errorLine(error)}`);
    },
  );
  return true;
}
