import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { enqueue } from '@/core/jobs/boss';
import { wantedByWebhook } from '@/modules/webhooks/repo';
import { TELL } from './jobs';
import { listenersOf } from './listeners';

/** Tells the worker that something happened, where anybody wants to hear of it; `read` is asked only then. */
export async function say(
  sql: Sql,
  { name, account }: { name: string; account: string },
  read: () => Promise<Record<string, unknown>>,
): Promise<void> {
  if (listenersOf(name).length === 0 && !(await wantedByWebhook(sql, account, name))) return;
  const happening = { id: uuidv7(), name, account, at: new Date().toISOString() };
  await enqueue(sql, TELL, { ...happening, data: await read() });
}
