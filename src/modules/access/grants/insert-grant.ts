import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { emit } from '@/core/events/emit';
import { projectOf } from '@/core/events/queries';
import { insertGrantRow, type NewGrant } from './queries';

/** Inserts a grant, with its history entry and domain event; returns its id. */
export function insertGrant(grant: NewGrant, sql?: Sql): Promise<string> {
  return sql ? insertIn(sql, grant) : transaction((own) => insertIn(own, grant));
}

async function insertIn(sql: Sql, grant: NewGrant): Promise<string> {
  const id = uuidv7();
  await insertGrantRow(sql, id, grant);
  const { event, role, source } = grant;
  await emit(sql, 'client.entered', grant.account, async () => ({
    project: await projectOf(sql, event),
    grant: id,
    role,
    source,
  }));
  return id;
}
