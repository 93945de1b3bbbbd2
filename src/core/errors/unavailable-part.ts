/** A part Keepers cannot work without: while it is unavailable, answers are 503 and jobs wait. */
export type ExternalPart = 'database' | 'storage' | 'disk';

/** The connection to a server broke, or was never made. */
const LINE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;
/** PostgreSQL stopping or starting, too many connections, no memory, a lost connection, a standby, a wrong password. */
const POSTGRES = /^(57P0[1235]|08\w{3}|53[023]00|25006|28\w{3}|3D000)$/;
const POSTGRES_SAYS =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|cannot connect to Postgres/i;
const FULL = /^(ENOSPC|EDQUOT|53100)$/;
const FILES = /^(EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE|ESTALE|ENOTCONN)$/;

interface Facts {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  syscall?: unknown;
  port?: unknown;
  errors?: unknown[];
  $metadata?: { httpStatusCode?: number };
}

function look(error: Facts): ExternalPart | null {
  const code = String(error.code ?? '');
  // The browser closed the connection.
  if (error.message === 'aborted') return null;
  if (FULL.test(code)) return 'disk';
  // The S3 client sets this on what it throws, also without any answer.
  if (error.$metadata) {
    const status = error.$metadata.httpStatusCode ?? 0;
    return LINE.test(code) || status === 0 || status >= 500 || status === 403 || error.name === 'NoSuchBucket'
      ? 'storage'
      : null;
  }
  if (FILES.test(code) && error.syscall) return 'storage';
  return LINE.test(code) || saidByPostgres(error) ? 'database' : null;
}

const saidByPostgres = ({ code, message }: Facts) =>
  POSTGRES.test(String(code ?? '')) || POSTGRES_SAYS.test(String(message ?? ''));

/** An error and what caused it; a connection that was tried at several addresses has an error for each. */
function* causesOf(error: unknown, depth = 0): Generator<Facts> {
  if (!(error instanceof Object) || depth >= 6) return;
  yield error as Facts;
  for (const one of (error as Facts).errors ?? []) yield* causesOf(one, depth + 1);
  yield* causesOf((error as Facts).cause, depth + 1);
}

/**
 * Returns the part an error shows to be unavailable, else null: a fault of ours, or a refusal. Errors are often
 * wrapped, so their causes are checked too.
 */
export function unavailablePart(error: unknown): ExternalPart | null {
  for (const one of causesOf(error)) {
    const found = look(one);
    if (found) return found;
  }
  return null;
}

/**
 * Whether an error is an outage of our own database; `url`: its address. Another service that refuses a connection
 * has the same code, at another port.
 */
export function isDatabaseOutage(error: unknown, url: string | undefined): boolean {
  const port = url ? Number(new URL(url).port || 5432) : null;
  for (const one of causesOf(error))
    if (saidByPostgres(one) || (LINE.test(String(one.code ?? '')) && one.port === port)) return true;
  return false;
}
