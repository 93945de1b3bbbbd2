import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Column, describeStatement } from '../helpers/describe-statement';
import { readStatements, type Statement } from '../helpers/statements';
import { openTestApp } from '../helpers/test-app';

/**
 * Every statement of the source whose text is decided when it is written is prepared against the migrated schema, without
 * running it: a renamed column fails here, with the place of each statement that names it.
 */
const app = await openTestApp();
const ROOT = path.resolve(import.meta.dirname, '../..');
const client = new pg.Client({ connectionString: app.databaseUrl });
beforeAll(() => client.connect());
afterAll(() => client.end());

const files = ['src', 'media', 'plugins', 'collections'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.|\/tests\/|^src\/migrations\/|\/new-plugin\/skeleton\//.test(file)),
);
const { statements, unknown } = readStatements(files);
/** What PostgreSQL does not prepare. */
const UNPREPARED =
  /^\s*(begin|commit|rollback|savepoint|release|listen|unlisten|notify|set|reset|lock|alter|create|drop|grant|vacuum|analyze|explain|show|copy|do|declare|fetch|close)\b/i;

/** The JavaScript type that node-postgres returns for a column's type, with our parsers; others are not compared. */
const READ_AS: Record<number, string> = {
  16: 'boolean',
  20: 'string',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  700: 'number',
  701: 'number',
  1043: 'string',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
};

/** How a row's type differs from the result: missing columns, values of another type. */
function differences(row: Record<string, string>, columns: readonly Column[]): string[] {
  const types = new Map(columns.map(({ name, type }) => [name, READ_AS[type]]));
  return Object.entries(row).flatMap(([name, type]) => {
    if (!types.has(name)) return [`no column "${name}"`];
    const [wanted] = type.split(' ');
    const read = types.get(name);
    return !wanted || !read || wanted === read ? [] : [`"${name}" is read as ${read}, not ${wanted}`];
  });
}

async function problemOf({ at, text, row }: Statement): Promise<string[]> {
  try {
    const columns = await describeStatement(client, text);
    return row ? differences(row, columns).map((line) => `${at}: ${line}`) : [];
  } catch (error) {
    return [`${at}: ${(error as Error).message}`];
  }
}

test('every statement can be prepared against the migrated schema, and its row has the columns its type says', async () => {
  const asked = statements.filter(({ text }) => !UNPREPARED.test(text));
  const problems: string[] = [];
  for (const statement of asked) problems.push(...(await problemOf(statement)));
  expect(problems).toEqual([]);
  expect(asked.length).toBeGreaterThan(600);
});

/** These run the files of `src/migrations/sql`: the database these tests are over was made with them. */
const RUN_FILES = /^src\/core\/db\/(adopt|functions)\.ts/;

test('the number of statements composed at run time does not grow', () => {
  expect(unknown.filter((one) => !RUN_FILES.test(one)).length).toBeLessThanOrEqual(89);
});

test('a renamed column is reported with the statement’s file and line', async () => {
  const named = statements.find(({ text }) => text.includes('thumbhash')) as Statement;
  await client.query('begin');
  await client.query('alter table media rename column thumbhash to small');
  const found = await problemOf(named);
  await client.query('rollback');
  expect(found).toEqual([expect.stringMatching(/^[\w/.-]+\.ts:\d+: column .*thumbhash.* does not exist$/)]);
});
