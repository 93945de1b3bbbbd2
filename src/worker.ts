import { getPriority, setPriority } from 'node:os';
import { requireSoundFeatures } from '@plugins/kit/check-features';
import { features as configs } from '@/registry/config';
import { jobs } from '@/registry/jobs';
import { features as messages } from '@/registry/messages';
import { features } from '@/registry/server';
import { beat } from '@/server/beat';
import { requireSchema } from '@/server/database/check-schema';
import { stopListening } from '@/server/database/listen';
import { pool } from '@/server/database/pool';
import { env } from '@/server/env';
import { sayFault } from '@/server/faults/say-fault';
import { addHappenings } from '@/server/happenings/known-happenings';
import { addListeners } from '@/server/happenings/listeners';
import { enqueue, startJobs, stopJobs, workJobs } from '@/server/jobs/boss';
import { sweepUploads } from '@/server/operations/sweep-uploads';
import { addPaymentMethods } from '@/server/orders/payment-methods';
import { addPrintLabs } from '@/server/orders/print-labs';
import { addPersonTables } from '@/server/persons/features';
import { runWithParent } from '@/server/run-with-parent';
import { RESEAL } from '@/server/secrets/jobs';
import { closeLocks } from '@/server/uploads/locker';

/** The worker process: background jobs, and nothing of Next or Payload. */
async function main(): Promise<void> {
  requireSoundFeatures({ features: configs, servers: features, messages, jobs });
  // Pages and pictures on the same machine come first.
  setPriority(Math.max(getPriority(), 5));
  await requireSchema();
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
