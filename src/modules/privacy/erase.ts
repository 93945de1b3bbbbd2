import type { Sql } from '@/core/db/pool';
import { personTables } from './features';
import { fill, type PersonKeys } from './person-keys';

/**
 * Erases a person from every table, in the caller's transaction. What the studio needs (that a photograph was picked)
 * stays without the person; sessions, tokens, keys and texts are deleted. Triggers close pictures and live streams at
 * once.
 */
export async function erasePerson(sql: Sql, keys: PersonKeys): Promise<void> {
  const run = async (statement: string) => {
    const { text, values } = fill(statement, keys);
    await sql.query(text, values);
  };
  for (const { table, mine, erased } of personTables()) {
    if (erased === 'gone') await run(`delete from ${table} where ${mine}`);
    else if (erased !== 'with another') await run(`update ${table} set ${erased.set} where ${mine}`);
  }
  // Finished jobs still contain the person's address; pending ones will find no such person.
  if (keys.emails.length > 0)
    await run(
      `delete from pgboss.job where state <> 'active'
          and exists (select 1 from unnest(:emails) as word where position(word in lower(data::text)) > 0)`,
    );
  await run('update data_requests set client_id = null where client_id = any(:clients)');
  if (keys.user) {
    await run('update data_requests set user_id = null where user_id = :user');
    await run('delete from users where id = :user');
  }
}
