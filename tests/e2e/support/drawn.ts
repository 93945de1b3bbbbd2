import pg from 'pg';

/** Resolves when the worker has rendered every photograph; it polls the database, which is the only sign. */
export async function drawn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const until = Date.now() + 180_000;
  for (;;) {
    const { rows } = await client.query(`select count(*)::int as left from media where state <> 'ready'`);
    if (rows[0].left === 0) break;
    if (Date.now() > until) throw new Error(`${rows[0].left} photographs were not drawn`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await client.end();
}
