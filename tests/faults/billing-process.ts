import { startPayload } from '@/core/db/start-payload';
import { startJobs } from '@/core/jobs/boss';
import { billDue } from '@/modules/subscriptions/operations/bill-account';
import { registerVault } from './billing-world';

/** Bills every account that is due, in a process of its own that may be killed at any moment. */
await startPayload();
await startJobs({ work: false });
registerVault();
await billDue();
process.exit(0);
