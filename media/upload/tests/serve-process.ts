import { startJobs } from '@/core/jobs/boss';
import { serveAlone } from './studio';

/** A web process that serves uploads alone, to be killed by tests. Says its address to its parent. */
await startJobs({ work: false });
const { origin } = await serveAlone();
process.send?.({ origin });
process.on('disconnect', () => process.exit(0));
