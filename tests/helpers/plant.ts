import pg from 'pg';

/** Writes rows past every key and trigger of a database, as a fault would that keys do not see. */
export async function plant(url: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = 'replica'`);
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
