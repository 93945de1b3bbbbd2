import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { dropDatabase, ensureDatabase, startEmbedded } from '@/core/db/embedded/index';
import { buildIfStale } from '../../../src/cli/launcher/build.mjs';
import { bundleAlone, OF_TESTS } from '../../../src/cli/launcher/bundle.mjs';
import { keep } from '../../../src/cli/launcher/processes.mjs';
import { freePort } from '../../helpers/free-port';
import { OIDC_CLIENT, startIdentityServer } from '../../helpers/identity-server';
import { testFolder, useMemoryFolder } from '../../helpers/memory-folder';
import { startStripe } from '../../helpers/stripe/server';
import { STUDIO_KEY } from '../../helpers/stripe/state';
import { drawn } from './drawn';
import { emptyMailbox, keepMail } from './mailbox';
import { startServices } from './services';

const LONG = process.env.KEEPERS_LONG === '1';
const root = path.resolve(import.meta.dirname, '../../..');
/** Where the tests find what was made for them. */
export const WORLD = path.join(root, 'test-results', 'e2e-world.json');

const inDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function openDatabase(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.KEEPERS_TEST_POSTGRES;
  if (!given) {
    const server = await startEmbedded({ dataDir, durable: false, autovacuum: LONG });
    return { url: server.url, stop: server.stop };
  }
  const name = `keepers_e2e_${process.pid}`;
  await ensureDatabase(inDatabase(given, 'postgres'), name);
  return { url: inDatabase(given, name), stop: () => dropDatabase(inDatabase(given, 'postgres'), name) };
}

/** Signing in with the password of the factories costs a web process no derivation; any other password is computed. */
const KNOWN_PASSWORD = pathToFileURL(path.join(root, 'tests/helpers/known-password.ts')).href;

/** A mail server that refuses addresses beginning with `unknown`, and stores all others where journeys read them. */
async function openMail(): Promise<{ url: string; stop: () => void }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('unknown')
          ? Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) keepMail(address, Buffer.concat(chunks));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Runs a program to its end; returns the JSON of its last line. */
export function run(args: string[], env: NodeJS.ProcessEnv): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(out.trim().split('\n').at(-1) ?? '{}'));
      else reject(new Error(`${args.join(' ')} ended with ${code}`));
    });
  });
}

/** The settings of the processes of one run. */
export type WorldEnv = NodeJS.ProcessEnv & { KEEPERS_DATA: string };

/**
 * Builds if needed, and starts a database, a worker, what `seed` makes, and `webs` web processes. The last of them
 * sends its mails; those of the others stay in the outbox. Returns what ends all of it.
 */
export async function startWorld(
  webs: number,
  seed: (env: WorldEnv) => Promise<Record<string, unknown>>,
): Promise<() => Promise<void>> {
  await buildIfStale();
  // The long ones write much.
  const leaveMemory = LONG ? () => undefined : useMemoryFolder();
  const dataDir = mkdtempSync(path.join(testFolder(), 'keepers-e2e-'));
  chmodSync(dataDir, 0o755);
  const database = await openDatabase(dataDir);
  const ports = await Promise.all(Array.from({ length: webs }, freePort));
  // By name: browsers create no passkey for a bare address.
  const origins = ports.map((port) => `http://localhost:${port}`);
  const identity = await startIdentityServer([`${origins[0]}/users/auth/oidc/callback`], {
    host: 'localhost',
  });
  const stripe = await startStripe();
  stripe.addKey(STUDIO_KEY);
  const services = await startServices();
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: database.url,
    KEEPERS_DATA: dataDir,
    KEEPERS_SECRET: 'a secret of the journeys, long enough to be one',
    KEEPERS_DEV: '0',
    KEEPERS_UPLOADER_BUILDS: '0',
    SMTP_URL: '',
    S3_BUCKET: '',
    PORT: String(ports[0]),
    PUBLIC_URL: origins[0],
    SOCIAL_OIDC_ID: OIDC_CLIENT.id,
    SOCIAL_OIDC_SECRET: OIDC_CLIENT.secret,
    SOCIAL_OIDC_ISSUER: identity.issuer,
    SOCIAL_OIDC_NAME: 'House of Names',
    STRIPE_API_BASE: stripe.url,
    ...services.settings,
  };
  emptyMailbox();
  const mail = await openMail();
  // Restarted as by the launcher: a process that dies is reported in the run's output, and starts again.
  const running: ReturnType<typeof keep>[] = [];
  const start = async (name: string, file: string, its: NodeJS.ProcessEnv) => {
    const process = keep(name, file, its);
    running.push(process);
    await process.ready;
  };
  const end = async () => {
    await Promise.all(running.map((process) => process.stop()));
    mail.stop();
    await identity.stop();
    await stripe.stop();
    await services.graph.close();
    await services.google.close();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
    leaveMemory();
  };
  try {
    await run(['dist/cli.mjs', 'migrate'], env);
    await start('worker', 'dist/worker.mjs', { ...env, SMTP_URL: mail.url });
    // A web process starts while others of the run make its rows, as in any installation.
    const [world] = await Promise.all([
      seed(env),
      ...ports.map((port, i) =>
        start(`web ${i + 1}`, 'dist/main.mjs', {
          ...env,
          PORT: String(port),
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${KNOWN_PASSWORD}`,
          SMTP_URL: i === webs - 1 ? mail.url : '',
        }),
      ),
    ]);
    await drawn(database.url);
    mkdirSync(path.dirname(WORLD), { recursive: true });
    writeFileSync(WORLD, JSON.stringify({ ...world, origins, dataDir, databaseUrl: database.url }));
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** Once a run of the journeys: two web processes over the studios and projects of `seed.ts`. */
export default function setup(): Promise<() => Promise<void>> {
  return startWorld(2, async (env) => {
    // Bundled as the program is: a transform of each of its modules would take longer than the seed itself.
    if (process.env.TEST_PROCESSES_ARE_BUNDLED !== '1') await bundleAlone('test-seed', OF_TESTS['test-seed']);
    return run(['dist/test-seed.mjs'], env);
  });
}

/** What was made for the tests of this run. */
export function readWorld<T>(): T {
  return JSON.parse(readFileSync(WORLD, 'utf8')) as T;
}
