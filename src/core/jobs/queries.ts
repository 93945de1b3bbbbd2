import type { Sql } from '@/core/db/pool';

/** The queues with a job whose time has come and which no worker has. */
export async function findDueQueues(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select distinct name from pgboss.job where state < 'active' and not blocked and start_after < now()`,
  );
  return rows.map(({ name }) => name);
}
