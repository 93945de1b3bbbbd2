import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { createQueues, enqueue, startJobs, stopJobs, workJobs } from '@/core/jobs/boss';
import { DELIVER_WEBHOOK, webhookJobs } from '@/modules/webhooks/jobs';

const app = await openTestApp();
const sql = sqlOf(app);
app.atEnd(async () => {
  await stopJobs();
  await pool().end();
});

const put = (delivery: string) => enqueue(pool(), DELIVER_WEBHOOK, { delivery, tries: 0 });
const waiting = async (delivery: string) =>
  (await sql(`select 1 from pgboss.job where data->>'delivery' = $1`, [delivery])).length;

test('a job enqueued before the start or after the stop is refused, and after a new start accepted', async () => {
  const id = uuidv7();
  await expect(put(id)).rejects.toThrow('Jobs are not started in this process');
  await startJobs({ work: false });
  await put(id);
  await stopJobs();
  await expect(put(uuidv7())).rejects.toThrow('Jobs are not started in this process');
  // Stopping twice is no error.
  await stopJobs();
  await startJobs({ work: false });
  const later = uuidv7();
  await put(later);
  expect([await waiting(id), await waiting(later)]).toEqual([1, 1]);
});

test('a job whose time comes later is begun then, without a notification', async () => {
  await stopJobs();
  await sql('delete from pgboss.job where name = $1', [DELIVER_WEBHOOK.id]);
  const begun: unknown[] = [];
  const jobs = webhookJobs
    .filter(({ id }) => id === DELIVER_WEBHOOK.id)
    .map((job) => ({
      ...job,
      handler: async () => ({ run: async (data: unknown) => void begun.push(data) }),
    }));
  await workJobs(await startJobs({ work: true }), jobs);
  const later = { delivery: uuidv7(), tries: 0 };
  await enqueue(pool(), DELIVER_WEBHOOK, later, { startAfter: 1 });
  // The queue itself would look after half a minute.
  await vi.waitFor(() => expect(begun).toEqual([later]), { timeout: 15_000, interval: 50 });
});

test('a job without a time of its own, or that was removed, is not enqueued by one any more', async () => {
  await stopJobs();
  const queue = await startJobs({ work: false });
  const job = (id: string, more: object = {}) => ({
    ...{ id, input: z.object({}), handler: async () => ({ run: async () => undefined }) },
    ...more,
  });
  const cron = '0 4 * * *';
  await createQueues(queue, [
    job('test.stays', { cron }),
    job('test.changes', { cron }),
    job('test.goes', { cron }),
  ]);
  await createQueues(queue, [job('test.stays', { cron }), job('test.changes')]);
  expect((await queue.getSchedules()).map(({ name }) => name)).toEqual(['test.stays']);
});
