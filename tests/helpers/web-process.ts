import { startAccessCache } from '@media/pictures/gate';
import { startPayload } from '@/core/db/start-payload';
import { env } from '@/core/env';
import { startJobs } from '@/core/jobs/boss';
import { runWithParent } from '@/core/process/run-with-parent';
import { watchSites } from '@/modules/sites/page-store';
import { composeWeb } from '@/web/compose-web';

/** A web process of its own, without pages: for tests that need two. */
await startPayload();
await startAccessCache();
await watchSites();
await startJobs({ work: false });
const noPages = (_request: unknown, response: { writeHead: (status: number) => { end: () => void } }) => {
  response.writeHead(404).end();
  return Promise.resolve();
};
const server = composeWeb({ next: noPages as never, dev: false });
server.listen(env().port, '127.0.0.1', () =>
  runWithParent({ ready: {}, stop: async () => server.closeAllConnections() }),
);
