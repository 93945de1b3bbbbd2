import { getPriority, setPriority } from 'node:os';
import { closeLocks } from '@media/upload/locker';
import { sweepUploads } from '@media/upload/operations/sweep-uploads';
import { requireSoundFeatures } from '@plugins/kit/check-features';
import { requireSchema } from '@/core/db/check-schema';
import { stopListening } from '@/core/db/listen';
import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { sayFault } from '@/core/errors/say-fault';
import { addHappenings } from '@/core/events/known-happenings';
import { addListeners } from '@/core/events/listeners';
import { addSubscriber } from '@/core/events/subscribers';
import { enqueue, startJobs, stopJobs, workJobs } from '@/core/jobs/boss';
import { beat } from '@/core/process/beat';
import { runWithParent } from '@/core/process/run-with-parent';
import { RESEAL } from '@/core/secrets/jobs';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { addPrintLabs } from '@/modules/money/print-labs';
import { addPersonTables } from '@/modules/privacy/features';
import { webhookSubscriber } from '@/modules/webhooks/tell-webhooks';
import { features as configs } from '@/registry/config';
import { jobs } from '@/registry/jobs';
import { features as messages } from '@/registry/messages';
import { features } from '@/registry/server';

/** The worker process: background jobs, and nothing of Next or Payload. */
async function main(): Promise<void> {
  requireSoundFeatures({ features: configs, servers: features, messages, jobs });
  // Pages and pictures on the same machine come first.
  setPriority(Math.max(getPriority(), 5));
  await requireSchema();
  addSubscriber(webhookSubscriber);
  for (const { happenings } of features) if (happenings) addHappenings(happenings);
  for (const { id, personTables, on, paymentMethods, printLabs } of features) {
    if (personTables) addPersonTables(id, personTables);
    if (on) addListeners(id, on);
    if (paymentMethods) addPaymentMethods(id, paymentMethods);
    if (printLabs) addPrintLabs(id, printLabs);
  }
  const boss = await startJobs({ work: true });
  await workJobs(boss, [...jobs, ...features.flatMap((feature) => feature.jobs)]);
  if (env().formerSecrets.length > 0) await enqueue(pool(), RESEAL, {}, { singletonKey: 'reseal' });
  const swept = sweepUploads().catch((error: unknown) => console.error(sayFault(error)));
  const silence = beat('worker');
  runWithParent({
    ready: { worker: process.pid },
    stop: async () => {
      await silence();
      await stopJobs();
      await swept;
      await closeLocks();
      await stopListening();
      await pool().end();
    },
  });
}

main().catch((error: unknown) => {
  console.error(sayFault(error));
  process.exit(1);
});
