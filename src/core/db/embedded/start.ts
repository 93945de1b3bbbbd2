import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { makeFolder } from '../../env/make-folder.ts';
import { answers, ensureDatabase } from './databases.ts';
import { alive } from './identity.ts';
import { initialise } from './initialise.ts';
import { launch } from './launch.ts';
import { findPlace, type Place } from './place.ts';
import { findPostmaster, type Postmaster, pause, stopServer, whenGone } from './postmaster.ts';
import { alone, enlist } from './users.ts';

const USER = 'keepers';
const DATABASE = 'keepers';
const ADOPT_MS = 30_000;

export interface EmbeddedOptions {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** False trades durability for speed: tests only. */
  durable?: boolean;
  /** False leaves dead rows and old statistics: for databases that live for seconds, tests only. */
  autovacuum?: boolean;
  log?: (line: string) => void;
}

/** A running server of our own. */
export interface Embedded {
  url: string;
  port: number;
  /** It was running already: left by a killed start, or in use by another process. */
  adopted: boolean;
  /** Settles when the server ends without a stop from here. */
  ended: Promise<void>;
  /** Stops the server, unless another living process uses it. */
  stop(): Promise<void>;
}

/** The server's password, stored in a file only this user can read; generated with the data. */
function keepPassword(dataDir: string, { data, note }: Place, log: (line: string) => void): string {
  const file = path.join(dataDir, 'postgres-password');
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known) return known;
  if (existsSync(data)) {
    if (!note)
      throw new Error(
        `The embedded database's password is missing (${file}): restore the file, or move ${data} aside to start with an empty database.`,
      );
    // The data folder was removed, but its other half in /var/lib was not.
    const aside = `${data}.${Date.now()}`;
    renameSync(data, aside);
    log(`${dataDir} is new: the database of an earlier one was moved to ${aside}`);
  }
  const made = randomBytes(24).toString('base64url');
  writeFileSync(file, `${made}\n`, { mode: 0o600 });
  return made;
}

function openFolder(dataDir: string): void {
  try {
    makeFolder(dataDir, 0o711);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `KEEPERS_DATA: nothing can be written to ${dataDir}. Start as the user who owns it, or choose another folder.`,
    );
  }
}

/** The given port if it is free, else any free one; null where none can be had. */
function freePort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/** Chosen once and stored, so that a restarted server has the same port. */
async function choosePort(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres-port');
  const known = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = (known ? await freePort(known) : null) ?? (await freePort(0));
  if (!port) throw new Error('PostgreSQL found no free port on 127.0.0.1.');
  if (port !== known) writeFileSync(file, `${port}\n`, { mode: 0o600 });
  return port;
}

const addressOf = (port: number, password: string, database = DATABASE) =>
  `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** The server that already runs, once it answers; one that does not answer is stopped. */
async function adopt({ data }: Place, password: string): Promise<Postmaster | null> {
  const found = findPostmaster(data);
  if (!found) return null;
  const until = Date.now() + ADOPT_MS;
  while (alive(found.pid) && Date.now() < until) {
    if (found.port && (await answers(addressOf(found.port, password, 'postgres')))) return found;
    await pause(100);
  }
  await stopServer(found.pid);
  return null;
}

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one that already runs there.
 * @throws Error with one line that says what is wrong where it does not start
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, durable = true, autovacuum = true, log = () => undefined } = options;
  openFolder(dataDir);
  const lock = path.join(dataDir, 'postgres.lock');
  const start = async (): Promise<Embedded> => {
    const place = findPlace(dataDir);
    if (place.note) log(place.note);
    const password = keepPassword(dataDir, place, log);
    initialise(place, USER, password);
    const adopted = await adopt(place, password);
    const port = adopted?.port ?? (await choosePort(dataDir));
    const admin = addressOf(port, password, 'postgres');
    const logFile = path.join(dataDir, 'postgres.log');
    const pid = adopted?.pid ?? (await launch({ place, port, durable, autovacuum, logFile, url: admin }));
    await ensureDatabase(admin, DATABASE);
    const { gone, forget } = whenGone(pid);
    const leave = enlist(dataDir);
    return {
      url: addressOf(port, password),
      port,
      adopted: adopted !== null,
      // A process that starts it again registers its own use.
      ended: gone.then(() => void leave()),
      stop: () => {
        forget();
        return alone(lock, async () => {
          // Another process may have started it again since.
          const running = findPostmaster(place.data);
          if (leave() && running) await stopServer(running.pid);
        });
      },
    };
  };
  try {
    return await alone(lock, start);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC' && !/No space left on device|disk quota exceeded/i.test(message)) throw error;
    throw new Error(
      `The disk of ${dataDir} is full: the database cannot write. Saved data is intact. Free disk space and start again.`,
    );
  }
}
