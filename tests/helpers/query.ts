import pg from 'pg';

/** A connection nothing used for so long is closed. */
const IDLE_MS = 100;

/** Connections that wait for the next statement, by address. */
const idle = new Map<string, Idle[]>();
interface Idle {
  client: pg.Client;
  timer: NodeJS.Timeout;
}

function take(url: string): pg.Client | undefined {
  const kept = idle.get(url)?.pop();
  clearTimeout(kept?.timer);
  return kept?.client;
}

/** Takes a connection out of those that wait, if it does. */
function forget(url: string, client: pg.Client): void {
  const left = idle.get(url)?.filter((one) => one.client !== client) ?? [];
  if (left.length > 0) idle.set(url, left);
  else idle.delete(url);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Its database was dropped, or its line cut.
  client.on('error', () => forget(url, client));
  client.on('end', () => forget(url, client));
  await client.connect();
  return client;
}

function keep(url: string, client: pg.Client): void {
  const timer = setTimeout(() => {
    forget(url, client);
    client.end().catch(() => undefined);
  }, IDLE_MS);
  idle.set(url, [...(idle.get(url) ?? []), { client, timer }]);
}

/** Closes the connections to an address that wait for a statement. */
export async function closeIdle(url: string): Promise<void> {
  const kept = idle.get(url) ?? [];
  idle.delete(url);
  await Promise.all(
    kept.map(({ client, timer }) => {
      clearTimeout(timer);
      return client.end().catch(() => undefined);
    }),
  );
}

/**
 * Sends one statement over a connection that no other statement uses meanwhile and that keeps nothing of an earlier one.
 * Statements that follow each other share it: connecting costs more than most of them.
 */
export async function query<R extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<R[]> {
  const client = take(url) ?? (await connect(url));
  try {
    const { rows } = await client.query<R>(text, values);
    await client.query('discard all');
    keep(url, client);
    return rows;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
