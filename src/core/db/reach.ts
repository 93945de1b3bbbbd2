import pg from 'pg';

/** The oldest version we test with. */
const OLDEST = 15;
const CONNECT_MS = 5000;
/** Errors of a PostgreSQL that starts or stops, or of a broken connection: worth a retry. */
const PASSES =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|57P0[123]|53300|08\w{3})$/;

/** What a PostgreSQL reports after a connection. */
export interface Reached {
  /** Major version. */
  version: number;
  /** How far this machine's clock is ahead of the server's, in milliseconds. */
  clockAhead: number;
}

type Facts = { code?: string; message?: string };

const passes = (error: Facts) =>
  PASSES.test(error.code ?? '') || /timeout|Connection terminated/i.test(error.message ?? '');

/** Host, port, database and user of an address; never its password. */
function placeOf(url: string): { at: string; database: string; user: string; host: string } {
  const { hostname, port, pathname, username } = new URL(url);
  const host = decodeURIComponent(hostname);
  return {
    host,
    at: `${host}:${port || 5432}`,
    database: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
    user: decodeURIComponent(username),
  };
}

/** Returns one line: why a database cannot be used and what to do. `name` is the setting that holds its address. */
export function explainDatabase(name: string, url: string, error: unknown): string {
  const { code = '', message = '' } = error as Facts;
  const { at, database, user, host } = placeOf(url);
  const said = message.split('\n')[0] || code;
  if (code === '28P01')
    return `${name}: PostgreSQL at ${at} refuses the password of "${user}": fix the password in ${name}.`;
  if (/^28/.test(code))
    return `${name}: PostgreSQL at ${at} refuses the user "${user}" (${said}): fix user and password, or its pg_hba.conf.`;
  if (code === '3D000')
    return `${name}: the database "${database}" does not exist at ${at}: create it with "createdb -h ${host} -O ${user} ${database}".`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${name}: the host "${host}" was not found: fix the host name in ${name}.`;
  if (code === 'ECONNREFUSED')
    return `${name}: nothing listens at ${at}: start PostgreSQL there, or fix host and port in ${name}.`;
  if (/timeout/i.test(message))
    return `${name}: ${at} does not answer in ${CONNECT_MS / 1000} s: check that PostgreSQL runs there and that no firewall blocks it.`;
  if (/SSL|TLS|certificate/i.test(message))
    return `${name}: the TLS connection to PostgreSQL at ${at} failed (${said}): add or remove "?sslmode=require".`;
  return `${name}: PostgreSQL at ${at} cannot be used (${said}).`;
}

async function ask(url: string, name: string): Promise<Reached> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const before = Date.now();
    const { rows } = await client.query<{
      version: number;
      standby: boolean;
      creates: boolean;
      now: number;
    }>(
      `select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as standby,
              has_database_privilege(current_database(), 'create') as creates,
              (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    );
    const found = rows[0];
    if (!found) throw new Error('the server returned no row');
    const { at, database, user } = placeOf(url);
    if (found.version < OLDEST)
      throw new Error(
        `${name}: PostgreSQL ${found.version} at ${at} is too old: Keepers needs ${OLDEST} or newer.`,
      );
    if (found.standby)
      throw new Error(
        `${name}: PostgreSQL at ${at} is a standby that only reads: name the primary in ${name}.`,
      );
    if (!found.creates)
      throw new Error(
        `${name}: "${user}" has no right to create tables in "${database}": grant it with "alter database ${database} owner to ${user}".`,
      );
    return { version: found.version, clockAhead: (before + Date.now()) / 2 - found.now };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Connects to a database, retrying while it is starting.
 * @param url its address; `name` is the setting it comes from
 * @param patience milliseconds to wait at most; `log` gets one line when the wait begins
 * @throws Error with one line: what is wrong, and how to fix it
 */
export async function reachDatabase(
  url: string,
  {
    name = 'DATABASE_URL',
    patience = 0,
    log,
  }: { name?: string; patience?: number; log?: (line: string) => void } = {},
): Promise<Reached> {
  const until = Date.now() + patience;
  for (let logged = false; ; logged = true) {
    try {
      return await ask(url, name);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith(`${name}: `)) throw error;
      const line = explainDatabase(name, url, error);
      if (!passes(error as Facts) || Date.now() >= until) throw new Error(line);
      if (!logged) log?.(`${line} Waiting up to ${Math.round(patience / 1000)} s …`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
