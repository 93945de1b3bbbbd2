import { startJobs } from '@/core/jobs/boss';
import { deliverMail } from '@/modules/messaging/deliver-mail';

/** A worker that delivers one message, to be killed by tests. */
await startJobs({ work: false });
await deliverMail(process.argv[2] ?? '');
process.exit(0);
