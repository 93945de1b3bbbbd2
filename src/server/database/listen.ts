import pg from 'pg';
import { env } from '@/server/env';
import { once } from '@/server/state';

/** What a listener does with its channel. */
export interface Listener {
  message: (payload: string) => void;
  /** Runs at each (re)connection, before messages are trusted: what was missed must be read anew here. */
  connected?: () => Promise<void> | void;
  lost?: () => void;
}

interface Line {
  client: pg.Client | null;
  channels: Map<string, Set<Listener>>;
  connecting: Promise<void> | null;
  stopped: boolean;
}

const line = () =>
  once<Line>('listen-line', () => ({ client: null, channels: new Map(), connecting: null, stopped: false }));

const RETRY_MS = 500;

/** Connects the one listening connection of this process, and again whenever it is lost. */
async function connect(): Promise<void> {
  const l = line();
  const client = new pg.Client({
    connectionString: env().databaseDirectUrl ?? env().databaseUrl,
    keepAlive: true,
    application_name: 'keepers-listen',
  });
  const lost = () => {
    if (l.client !== client) return;
    l.client = null;
    for (const listeners of l.channels.values()) for (const listener of listeners) listener.lost?.();
    if (!l.stopped) setTimeout(reconnect, RETRY_MS).unref();
  };
  client.on('error', lost);
  client.on('end', lost);
  client.on('notification', ({ channel, payload }) => {
    for (const listener of l.channels.get(channel) ?? []) listener.message(payload ?? '');
  });
  await client.connect();
  l.client = client;
  for (const channel of l.channels.keys()) await client.query(`listen ${channel}`);
  for (const listeners of l.channels.values()) for (const listener of listeners) await listener.connected?.();
}

function reconnect(): void {
  const l = line();
  if (l.stopped || l.client) return;
  l.connecting ??= connect()
    .catch(() => {
      l.client = null;
      if (!l.stopped) setTimeout(reconnect, RETRY_MS).unref();
    })
    .finally(() => {
      l.connecting = null;
    });
}

/** Listens on a channel over the process's one connection of its own; gives a function that stops it. */
export async function listen(channel: string, listener: Listener): Promise<() => void> {
  if (!/^[a-z_]+$/.test(channel)) throw new Error(`"${channel}" is no channel name`);
  const l = line();
  const listeners = l.channels.get(channel) ?? new Set();
  const fresh = listeners.size === 0;
  l.channels.set(channel, listeners.add(listener));
  if (l.connecting) await l.connecting;
  if (!l.client) await connect();
  else {
    if (fresh) await l.client.query(`listen ${channel}`);
    await listener.connected?.();
  }
  return () => listeners.delete(listener);
}

/** Ends listening for good (at shutdown). */
export async function stopListening(): Promise<void> {
  const l = line();
  l.stopped = true;
  await l.client?.end().catch(() => undefined);
}
