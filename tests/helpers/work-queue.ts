import { accountJobs } from '@/server/accounts/jobs';
import { happeningJobs } from '@/server/happenings/jobs';
import { boss } from '@/server/jobs/boss';
import { mediaJobs } from '@/server/media/jobs';
import { personJobs } from '@/server/persons/jobs';
import { webhookJobs } from '@/server/webhooks/jobs';

const JOBS = [...mediaJobs, ...accountJobs, ...personJobs, ...happeningJobs, ...webhookJobs];
type Prefix = 'media.' | 'accounts.' | 'data.' | 'happenings.' | 'webhooks.';

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
