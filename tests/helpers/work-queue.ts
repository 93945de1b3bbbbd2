import { mediaJobs } from '@media/jobs';
import { domainEventJobs } from '@/core/events/jobs';
import { boss } from '@/core/jobs/boss';
import { accountJobs } from '@/modules/identity/jobs';
import { moneyJobs } from '@/modules/money/jobs';
import { personJobs } from '@/modules/privacy/jobs';
import { webhookJobs } from '@/modules/webhooks/jobs';

const JOBS = [...mediaJobs, ...accountJobs, ...personJobs, ...domainEventJobs, ...webhookJobs, ...moneyJobs];
type Prefix = 'media.' | 'accounts.' | 'data.' | 'happenings.' | 'webhooks.' | 'money.';

/** Runs what photographs (or accounts, or people's data, …) wait for in the queue, here and now, until nothing waits any more. */
export async function workQueue(prefix: Prefix = 'media.'): Promise<void> {
  for (let ran = true; ran; ) {
    ran = false;
    for (const job of JOBS.filter((one) => one.id.startsWith(prefix))) {
      for (const one of await boss().fetch(job.id, { batchSize: 50 })) {
        await (await job.handler()).run(job.input.parse(one.data), {
          id: one.id,
          signal: new AbortController().signal,
        });
        await boss().complete(job.id, one.id);
        ran = true;
      }
    }
  }
}
