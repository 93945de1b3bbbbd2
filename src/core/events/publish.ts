import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { enqueue } from '@/core/jobs/boss';
import { NOTIFY } from './jobs';
import { listenersOf } from './listeners';
import { subscribers } from './subscribers';

/** Whether a subscriber receives the event for this account. */
async function isWanted(sql: Sql, account: string, name: string): Promise<boolean> {
  for (const subscriber of subscribers()) if (await subscriber.wants(sql, account, name)) return true;
  return false;
}

/** Queues an event for the worker if it has a listener or subscriber; `read` runs only then. */
export async function publish(
  sql: Sql,
  { name, account }: { name: string; account: string },
  read: () => Promise<Record<string, unknown>>,
): Promise<void> {
  if (listenersOf(name).length === 0 && !(await isWanted(sql, account, name))) return;
  const domainEvent = { id: uuidv7(), name, account, at: new Date().toISOString() };
  await enqueue(sql, NOTIFY, { ...domainEvent, data: await read() });
}
