import pg from 'pg';
import { env } from '@/core/env';
import { logOutage } from '@/core/errors/log-outage';
import { once } from '@/core/process/state';

/** Handlers of a channel. */
export interface Listener {
  message: (payload: string) => void;
  /** Runs at each (re)connection, before messages are trusted: reload here what may have been missed. */
  connected?: () => Promise<void> | void;
  lost?: () => void;
}

interface Line {
  client: pg.Client | null;
  channels: Map<string, Set<Listener>>;
  connecting: Promise<void> | null;
  stopped: boolean;
  /** When the connection was lost, in milliseconds; null while it is up. */
  lostAt: number | null;
}

const line = () =>
  once<Line>('listen-line', () => ({
    client: null,
    channels: new Map(),
    connecting: null,
    stopped: false,
    lostAt: null,
  }));

const RETRY_MS = 500;
const CONNECT_MS = 10_000;

/** Whether this process has lost its listening connection, which we take as the database being unavailable. */
export const databaseLost = (): boolean => line().lostAt !== null;

function lose(client: pg.Client, error?: Error): void {
  const l = line();
  if (l.client !== client) return;
  l.client = null;
  if (l.stopped) return;
  l.lostAt ??= Date.now();
  logOutage('database', error ?? new Error('the connection ended'));
  for (const listeners of l.channels.values()) for (const listener of listeners) listener.lost?.();
  setTimeout(reconnect, RETRY_MS).unref();
}

/** Opens the one listening connection of this process, and reopens it whenever it is lost. */
async function connect(): Promise<void> {
  const l = line();
  const client = new pg.Client({
    connectionString: env().databaseDirectUrl ?? env().databaseUrl,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'keepers-listen',
  });
  client.on('error', (error) => lose(client, error));
  client.on('end', () => lose(client));
  client.on('notification', ({ channel, payload }) => {
    for (const listener of l.channels.get(channel) ?? []) listener.message(payload ?? '');
  });
  await client.connect();
  try {
    for (const channel of l.channels.keys()) await client.query(`listen ${channel}`);
    l.client = client;
    for (const listeners of l.channels.values())
      for (const listener of listeners) await listener.connected?.();
  } catch (error) {
    if (l.client === client) l.client = null;
    void client.end().catch(() => undefined);
    throw error;
  }
  if (l.lostAt !== null)
    console.error(
      `Database reachable again after ${Math.round((Date.now() - l.lostAt) / 1000)} s; requests and jobs continue.`,
    );
  l.lostAt = null;
}

/** One connection at a time, however many callers need it. */
function open(): Promise<void> {
  const l = line();
  l.connecting ??= connect().finally(() => {
    l.connecting = null;
  });
  return l.connecting;
}

function reconnect(): void {
  const l = line();
  if (l.stopped || l.client) return;
  open().catch((error: unknown) => {
    logOutage('database', error);
    if (!l.stopped) setTimeout(reconnect, RETRY_MS).unref();
  });
}

/**
 * Listens on a channel over the process's one connection of its own; returns a function that stops it. Throws where the
 * first connection fails; later ones are reopened automatically.
 */
export async function listen(channel: string, listener: Listener): Promise<() => void> {
  if (!/^[a-z_]+$/.test(channel)) throw new Error(`"${channel}" is no channel name`);
  const l = line();
  const listeners = l.channels.get(channel) ?? new Set();
  const fresh = listeners.size === 0;
  l.channels.set(channel, listeners.add(listener));
  try {
    // A connection being opened may have passed our channel already.
    if (l.connecting) await l.connecting.catch(() => undefined);
    if (!l.client) await open();
    else {
      if (fresh) await l.client.query(`listen ${channel}`);
      await listener.connected?.();
    }
  } catch (error) {
    listeners.delete(listener);
    throw error;
  }
  return () => listeners.delete(listener);
}

/** Stops listening permanently (at shutdown). */
export async function stopListening(): Promise<void> {
  const l = line();
  l.stopped = true;
  await l.client?.end().catch(() => undefined);
}
