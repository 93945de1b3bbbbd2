import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join('src', 'migrations', 'sql');

interface Asks {
  query<R extends Record<string, unknown>>(text: string): Promise<{ rows: R[] }>;
}

/** The text of one of the files in `src/migrations/sql`. */
export const readSql = (file: string): string => readFileSync(path.join(process.cwd(), FOLDER, file), 'utf8');

/** A function and its triggers in one file that has the function's name; the hash changes with every letter of it. */
interface Written {
  name: string;
  text: string;
  mark: string;
}

function writtenFunctions(): Written[] {
  const files = readdirSync(path.join(process.cwd(), FOLDER, 'functions')).sort();
  return files.map((file) => {
    const text = readSql(path.join('functions', file));
    return {
      name: path.basename(file, '.sql'),
      text,
      mark: createHash('sha256').update(text).digest('hex').slice(0, 16),
    };
  });
}

/**
 * Applies the files of `src/migrations/sql/functions`, after the migrations: a migration that named the file would run
 * it on tables that later migrations change. A function's comment in the database holds the hash of its file, so that a
 * start over unchanged files takes no locks. Each file can be run again at any time.
 * @returns the names of the applied functions
 */
export async function applyFunctions(sql: Asks): Promise<string[]> {
  const { rows } = await sql.query<{ name: string; mark: string | null }>(
    `select proname as name, obj_description(oid, 'pg_proc') as mark from pg_proc
     where pronamespace = 'public'::regnamespace and proname like 'keepers\\_%'`,
  );
  const there = new Map(rows.map(({ name, mark }) => [name, mark]));
  const stale = writtenFunctions().filter(({ name, mark }) => there.get(name) !== mark);
  for (const { name, text, mark } of stale)
    await sql.query(`${text}; comment on function ${name} is '${mark}'`);
  return stale.map(({ name }) => name);
}
