import { startJobs } from '@/core/jobs/boss';
import { serveAlone } from './studio';

/** A web process that serves only uploads, to be killed by tests. Sends its address to its parent. */
await startJobs({ work: false });
const { origin } = await serveAlone();
process.send?.({ origin });
process.on('disconnect', () => process.exit(0));
