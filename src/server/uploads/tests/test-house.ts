import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A house of its own for one test file: a copy of the migrated database TEST_DATABASE_URL names, and a data folder. */
export async function openTestHouse() {
  const template = process.env.TEST_DATABASE_URL;
  if (!template) throw new Error('TEST_DATABASE_URL names no migrated database.');
  const url = new URL(template);
  const from = url.pathname.slice(1);
  const name = `${from}_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const own = new URL(url);
  own.pathname = `/${name}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'keepers-test-'));
  const asAdmin = async (statement: string) => {
    const client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const settings = {
    dataDir,
    secret: 'a secret of the tests, long enough to be one',
    databaseUrl: own.href,
    databaseDirectUrl: undefined,
    storage: { kind: 'folder' as const, root: path.join(dataDir, 'storage') },
    publicUrl: 'http://localhost',
    trustProxy: 0,
  };
  return {
    settings,
    open: () => asAdmin(`create database "${name}" template "${from}"`),
    close: async () => {
      await asAdmin(`drop database "${name}" with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
