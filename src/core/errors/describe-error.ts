/** The parts of a PostgreSQL error that hold no value of a row. */
interface DatabaseFault {
  code?: unknown;
  severity?: unknown;
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
}

const MAX_CAUSES = 5;

/** Whether PostgreSQL refuses a value: its message quotes the value, and its details the whole row. */
export function refusedValue(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Object && depth < MAX_CAUSES; depth += 1) {
    const { code, severity } = at as DatabaseFault;
    if (severity !== undefined && /^2[23]/.test(String(code))) return true;
    at = (at as { cause?: unknown }).cause;
  }
  return false;
}

/** One error's message without written values: no parameters, no row, no key. */
function wordsOf(error: object): string {
  const { code, severity, table, column, constraint } = error as DatabaseFault;
  const message = String((error as Error).message ?? '');
  if (severity === undefined) return `${(error as Error).name ?? 'Error'}: ${message.split('\nparams:')[0]}`;
  const where = Object.entries({ table, column, constraint }).filter(([, name]) => name);
  const said = refusedValue(error) ? '' : ` ${message}`;
  return [`PostgreSQL ${code}${said}`, ...where.map(([kind, name]) => `${kind} ${name}`)].join(', ');
}

/**
 * Returns an error for the log: its message, those of its causes, and where it was thrown. Drizzle puts a statement's
 * parameters into its message, and PostgreSQL quotes values and whole rows: names, addresses and project codes among
 * them. These never reach a log.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Object)) return String(error);
  const lines: string[] = [];
  for (let at: unknown = error; at instanceof Object && lines.length < MAX_CAUSES; ) {
    lines.push(wordsOf(at));
    at = (at as { cause?: unknown }).cause;
  }
  const frames = String((error as Error).stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return [lines.join('\n  caused by '), ...frames].join('\n');
}
